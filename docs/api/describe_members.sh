#!/usr/bin/env bash
# Doxygen's filter: a member that is there because a concept asks for it (a hook, a part of a goal, an
# event, what every iterator has) is described once, at the concept. Here such members are given
# the sentence that says so, where the header says nothing of its own.
exec awk '
    BEGIN {
        concept = "Asked for by a concept: see @ref concepts."
        split("choice_type expand promising prune apply undo is_solution solution weight count_below " \
              "count_divisor objective bound better adapts known report merge value fork add save load commutes " \
              "anywhere enter reject leave write read space failed idempotent", asked)
        for (i in asked) text[asked[i]] = concept
        split("begin end size empty value_type reference difference_type iterator_concept iterator " \
              "iterator_category operator++ operator-- operator* operator->", of_ranges)
        for (i in of_ranges) text[of_ranges[i]] = "As every range or iterator has it."
        text["operator=="] = "Whether the two are equal in every member, where nothing else is said."
        text["operator<=>"] = "The order of the two, in the order of the members."
        text["operator+="] = text["operator+"] = text["operator-="] = "Adds up, member by member."
        text["operator<<"] = "Writes it for people."
        text["operator&="] = text["operator|="] = text["operator&"] = text["operator|"] = "As of sets."
        text["operator-"] = text["operator~"] = "As of sets."
        split("no_limit no_end unlimited any_depth no_time_limit to_the_end", endless)
        for (i in endless) text[endless[i]] = "Without an end."
        text["statistics"] = "What was counted so far."
        text["counted"] = "A number of solutions."
        text["constructor"] = "Made of what the description of the class says."
        text["guide"] = "How the arguments of the template are found."
        text["text_form"] = "The text form of such a type: see @ref concepts."
        text["stands_alone"] = "Their elements are made one by one."
        text["operator="] = "As the language has it."
    }
    # The name that a line declares, or nothing.
    function declared(line, part) {
        if (match(line, /^ *(class|struct) [a-z_]+/)) {
            part = substr(line, RSTART, RLENGTH)
            sub(/.* /, "", part)
            if (line ~ /^(class|struct)/ || part != "iterator") class = part
            return line ~ /text_form</ ? "text_form" : part
        }
        if (line ~ /^ +((constexpr|explicit) )*[a-z_]+\(/) {
            part = line
            sub(/^ *((constexpr|explicit) )*/, "", part); sub(/\(.*/, "", part)
            if (part == class) return "constructor"
        }
        if (line ~ /^[a-z_]+\(/) return "guide"
        if (line ~ /stands_alone</) return "stands_alone"
        if (match(line, /using [a-z_]+ =/)) return substr(line, RSTART + 6, RLENGTH - 8)
        if (match(line, /constexpr (bool|std::uint64_t|std::size_t|auto) [a-z_]+( =|;)/)) {
            part = substr(line, RSTART, RLENGTH)
            sub(/( =|;)$/, "", part); sub(/.* /, "", part)
            return part
        }
        if (match(line, /operator *(==|<=>|\+=|-=|&=|\|=|\+\+|--|<<|->|\+|\*|=|&|\||-|~) *\(/)) {
            part = substr(line, RSTART, RLENGTH)
            gsub(/[ (]/, "", part)
            return part
        }
        if (match(line, /^ *(decltype\(auto\) |[a-zA-Z_][a-zA-Z0-9_:<>,&* ]*[ &*]|explicit )?[a-z_]+\(/)) {
            part = substr(line, RSTART, RLENGTH - 1)
            sub(/.*[ &*]/, "", part)
            return part
        }
    }
    function release() {
        if (held != "") printf "%s", held
        held = ""
    }
    /^ *template </ && held == "" {
        held_is_described = described
        held = $0 "\n"
        next
    }
    held != "" && /^ *requires / {
        held = held $0 "\n"
        next
    }
    # A specialisation of what is not ours, which Doxygen does not know.
    /std::ranges::enable_borrowed_range</ {
        held = ""
        next
    }
    # Behind a brace it would be a comment on what follows.
    match($0, /\{ +\/\/\/< .*/) {
        indent = $0
        sub(/[^ ].*/, "", indent)
        part = substr($0, RSTART)
        sub(/.*\/\/\/< /, "", part)
        print indent "/// " part
        $0 = substr($0, 1, RSTART)
        release()
        print
        described = 0
        next
    }
    {
        name = declared($0)
        if (name in text && !(held != "" ? held_is_described : described) && $0 !~ /^ *(return|if|while|for|else) ?/) {
            indent = $0
            sub(/[^ ].*/, "", indent)
            print indent "/// " text[name]
        }
        release()
        print
        described = /^ *\/\/\//
    }
    END { release() }' "$1"
