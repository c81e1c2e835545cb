# Sourced by the scripts that compare with a bar.

share() { # name value bar unit what: prints a value beside its bar
    awk -v name="$1" -v value="$2" -v bar="$3" -v unit="$4" -v what="$5" 'BEGIN {
        printf "%-28s %8.1f %-2s   %5.2f x %s (%.1f %s), %s: at most 1.0\n", name, value, unit, value / bar, what, bar, unit,
            (value <= bar ? "holds" : "TOO MUCH") }'
}
