package dev.grundy.format.exchange;

import java.io.IOException;

/**
 * Build and run scripts that make programs written for testlib, or in its manner, speak the package format's protocol. So
 * an imported package is valid everywhere, not only here.
 */
final class TestlibScripts {
    /** Shell that ends a run script by testlib's exit code in {@code $code}. Points that are not told are nobody's to guess. */
    static final String VERDICT = """
            case $code in
                0) exit 42 ;;
                1|2|4|8) exit 43 ;;
                7)
                    sed -n 's/^.*points *\\([0-9][0-9.]*\\).*$/\\1/p' "$3judgemessage.txt" | head -n 1 > "$3score.txt"
                    [ -s "$3score.txt" ] && exit 42
                    exit 1 ;;
                *) exit 1 ;;
            esac
            """;

    private static final String BUILD = "#!/bin/sh\nset -e\n";

    private TestlibScripts() {}

    /** For a validator {@code validator.cpp}: exit code 0 accepts. */
    static void validator(PackageDraft draft, String directory) throws IOException {
        draft.writeScript(
                directory + "/build", BUILD + ScriptedProgram.cpp("validator").build() + script("""
                "$here/validator" "$@" >&2 && exit 42
                exit 43
                """));
    }

    /** For a checker {@code checker.cpp}: {@code checker input output answer}. */
    static void checker(PackageDraft draft, String directory) throws IOException {
        checker(draft, directory, ScriptedProgram.cpp("checker"), VERDICT);
    }

    /** @param verdict shell that ends by the checker's exit code in {@code $code} */
    static void checker(PackageDraft draft, String directory, ScriptedProgram checker, String verdict)
            throws IOException {
        draft.writeScript(
                directory + "/build", BUILD + checker.build() + script("""
                output=$(mktemp)
                cat > "$output"
                %s "$1" "$output" "$2" > "$3judgemessage.txt" 2>&1
                code=$?
                rm -f "$output"
                """.formatted(checker.start()) + verdict));
    }

    /** For an interactor {@code interactor.cpp} whose output file a checker {@code checker.cpp} judges. */
    static void interactor(PackageDraft draft, String directory) throws IOException {
        ScriptedProgram checker = ScriptedProgram.cpp("checker");
        draft.writeScript(
                directory + "/build",
                BUILD + ScriptedProgram.cpp("interactor").build() + checker.build() + script("""
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

    /**
     * For an interactor that has the last word itself.
     *
     * @param arguments in shell: {@code $1} is the input, {@code $2} the answer, {@code $output} a file it may write
     */
    static void interactor(
            PackageDraft draft, String directory, ScriptedProgram interactor, String arguments, String verdict)
            throws IOException {
        draft.writeScript(
                directory + "/build",
                BUILD + interactor.build() + script("""
                output=$(mktemp)
                %s %s 2> "$3judgemessage.txt"
                code=$?
                rm -f "$output"
                """.formatted(interactor.start(), arguments) + verdict));
    }

    /** @param run shell that runs the generator with the script's arguments */
    static void generator(PackageDraft draft, String directory, ScriptedProgram generator, String run)
            throws IOException {
        draft.writeScript(directory + "/build", BUILD + generator.build() + script(run));
    }

    private static String script(String run) {
        return "cat > run <<'SCRIPT'\n#!/bin/sh\nhere=$(dirname \"$0\")\n" + run + "SCRIPT\nchmod +x run\n";
    }
}
