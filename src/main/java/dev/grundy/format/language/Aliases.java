package dev.grundy.format.language;

import java.util.Locale;
import java.util.Map;

/** Other names of languages, as problem packages (the ICPC format's language codes), shebang lines and people write them. */
final class Aliases {
    private static final Map<String, String> IDS = Map.ofEntries(
            Map.entry("c++", "cpp"),
            Map.entry("cc", "cpp"),
            Map.entry("g++", "cpp"),
            Map.entry("gcc", "c"),
            Map.entry("py", "python"),
            Map.entry("py3", "python"),
            Map.entry("python3", "python"),
            Map.entry("pypy3", "python"),
            Map.entry("pypy", "python"),
            Map.entry("py2", "python2"),
            Map.entry("pypy2", "python2"),
            Map.entry("js", "javascript"),
            Map.entry("node", "javascript"),
            Map.entry("nodejs", "javascript"),
            Map.entry("kt", "kotlin"),
            Map.entry("golang", "go"),
            Map.entry("sh", "bash"),
            Map.entry("c#", "csharp"),
            Map.entry("cs", "csharp"),
            Map.entry("rs", "rust"),
            Map.entry("rb", "ruby"),
            Map.entry("hs", "haskell"),
            Map.entry("pas", "pascal"),
            Map.entry("fpc", "pascal"),
            Map.entry("ml", "ocaml"),
            Map.entry("dash", "bash"),
            Map.entry("gawk", "awk"),
            Map.entry("sbcl", "commonlisp"),
            Map.entry("lisp", "commonlisp"));

    private Aliases() {}

    static String idOf(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return IDS.getOrDefault(lower, lower);
    }
}
