/* picture.c - pictures and pages as files: what --svg and --html name.
 *
 * The first has the name itself, later ones get a number; a name that ends in .png is converted.
 */
#include "svg/picture.h"
#include <string.h>
#include <strings.h>

rv_status picture_check(run *r) {
    if (r->args->form == TEXT)
        return RV_FINE;
    return complain(r, RV_MISUSED, NULL, "--svg draws a picture; it takes no --format");
}

rv_status picture_save(run *r, const char *name, out *text) {
    static const char *const others[] = {".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".bmp"};
    const char *svg = r->args->svg, *end = svg ? strrchr(name, '.') : NULL;
    for (size_t i = 0; end && i < sizeof others / sizeof *others; i++)
        if (!strcasecmp(end, others[i]))
            return complain(r, RV_MISUSED, name, "type a name that ends in .svg or .png");
    save_way way = strcmp(name, "-") ? save_way_of(name) : SAVE_ADDS;
    if (r->pictures++ && way == SAVE_ADDS)
        return complain(r, RV_MISUSED, NULL, "there is more than one; name a file for them");
    out *file = out_part(r->out), *png = out_part(r->out);
    save_numbered(file, name, way == SAVE_REPLACES ? r->pictures : 1);
    name = file->error ? name : out_text(file);
    if (!svg || !convert_wanted(svg) || text->error)
        return save(r, name, text, NULL);
    const char *why = convert_to_png(&r->png, text, png);
    return why ? complain(r, RV_LIMIT_HIT, name, why) : save(r, name, png, NULL);
}

rv_status picture_board(run *r, const board_picture *p) {
    out *text = out_part(r->out);
    board_svg(text, p);
    return picture_save(r, r->args->svg, text);
}
