/* events.c - yardstick: the bare libyaml event loop over standard input. */
#include <stdbool.h>
#include <stdio.h>
#include <yaml.h>

int main(void) {
    yaml_parser_t parser;
    yaml_event_t event;
    unsigned long events = 0;
    bool more = true;
    if (!yaml_parser_initialize(&parser))
        return 1;
    yaml_parser_set_input_file(&parser, stdin);
    while (more && yaml_parser_parse(&parser, &event)) {
        more = event.type != YAML_STREAM_END_EVENT;
        events++;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    printf("%lu events\n", events);
    return more;
}
