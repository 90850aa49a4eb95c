package dev.grundy.problem.exchange;

import java.io.IOException;

/**
 * Build and run scripts that make programs written for testlib speak the package format's protocol. So an imported
 * package is valid everywhere, not only here.
 */
final class TestlibScripts {
    private static final String COMPILE = "c++ -std=c++17 -O2 -o %1$s %1$s.cpp\n";
    private static final String BUILD = "#!/bin/sh\nset -e\n";
    private static final String VERDICT = """
            case $code in
                0) exit 42 ;;
                1|2|4|8) exit 43 ;;
                7|5[0-9]|[6-9][0-9]|1[0-4][0-9]|150)
                    sed -n 's/^.*points *\\([0-9][0-9.]*\\).*$/\\1/p' "$3judgemessage.txt" | head -n 1 > "$3score.txt"
                    exit 42 ;;
                *) exit 1 ;;
            esac
            """;

    private TestlibScripts() {}

    /** For a validator {@code validator.cpp}: exit code 0 accepts. */
    static void validator(PackageDraft draft, String directory) throws IOException {
        draft.writeScript(directory + "/build", BUILD + COMPILE.formatted("validator") + script("""
                #!/bin/sh
                "$(dirname "$0")/validator" "$@" >&2 && exit 42
                exit 43
                """));
    }

    /** For a checker {@code checker.cpp}: {@code checker input output answer}. */
    static void checker(PackageDraft draft, String directory) throws IOException {
        draft.writeScript(directory + "/build", BUILD + COMPILE.formatted("checker") + script("""
                #!/bin/sh
                output=$(mktemp)
                cat > "$output"
                "$(dirname "$0")/checker" "$1" "$output" "$2" 2> "$3judgemessage.txt" >&2
                code=$?
                rm -f "$output"
                """ + VERDICT));
    }

    /** For an interactor {@code interactor.cpp} whose output file a checker {@code checker.cpp} judges. */
    static void interactor(PackageDraft draft, String directory) throws IOException {
        draft.writeScript(directory + "/build",
                BUILD + COMPILE.formatted("interactor") + COMPILE.formatted("checker") + script("""
                #!/bin/sh
                here=$(dirname "$0")
                output=$(mktemp)
                "$here/interactor" "$1" "$output" "$2" 2> "$3judgemessage.txt"
                code=$?
                if [ "$code" -eq 0 ]; then
                    "$here/checker" "$1" "$output" "$2" 2>> "$3judgemessage.txt" >&2
                    code=$?
                fi
                rm -f "$output"
                """ + VERDICT));
    }

    private static String script(String run) {
        return "cat > run <<'SCRIPT'\n" + run + "SCRIPT\nchmod +x run\n";
    }
}
