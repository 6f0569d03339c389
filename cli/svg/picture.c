#include "svg/picture.h"
#include "save.h"
#include <string.h>
#include <strings.h>

rv_status picture_check(run *r) {
    if (r->args->form == TEXT)
        return RV_FINE;
    return complain(r, RV_MISUSED, NULL, "--svg draws a picture; it takes no --format");
}

/* The end of a name that promises a picture of another kind; NULL. */
static const char *other_kind(const char *name) {
    static const char *const ends[] = {".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".bmp"};
    const char *end = name ? strrchr(name, '.') : NULL;
    for (size_t i = 0; end && i < sizeof ends / sizeof *ends; i++)
        if (!strcasecmp(end, ends[i]))
            return end;
    return NULL;
}

static rv_status save_as_asked(run *r, const char *name, out *text) {
    if (!r->args->svg || !convert_wanted(r->args->svg) || text->error)
        return save(r, name, text);
    out *png = out_part(r->out);
    const char *why = convert_to_png(&r->png, text, png);
    rv_status status = why ? complain(r, RV_LIMIT_HIT, name, why) : save(r, name, png);
    return status;
}

rv_status picture_save(run *r, const char *name, out *text) {
    if (r->args->svg && other_kind(name))
        return complain(r, RV_MISUSED, name, "type a name that ends in .svg or .png");
    save_way way = strcmp(name, "-") ? save_way_of(name) : SAVE_ADDS;
    if (r->pictures++ && way == SAVE_ADDS)
        return complain(r, RV_MISUSED, NULL, "there is more than one; name a file for them");
    out *file = out_part(r->out);
    save_numbered(file, name, way == SAVE_REPLACES ? r->pictures : 1);
    rv_status status = save_as_asked(r, file->error ? name : out_text(file), text);
    return status;
}

rv_status picture_board(run *r, const board_picture *p) {
    out *text = out_part(r->out);
    board_svg(text, p);
    rv_status status = picture_save(r, r->args->svg, text);
    return status;
}
