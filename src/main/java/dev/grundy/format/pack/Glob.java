package dev.grundy.format.pack;

import dev.grundy.base.kernel.BoundedMatch;
import java.util.regex.Pattern;

/** A glob of submissions.yaml: {@code *} stays within one name, {@code {a,b}} chooses. */
public final class Glob {
    private Glob() {}

    /** Whether the glob matches the path or a directory above it. */
    public static boolean matches(String glob, String path) {
        // Most name one program or directory, and a start asks thousands of times.
        if (glob.indexOf('*') < 0 && glob.indexOf('{') < 0) {
            return path.equals(glob) || path.startsWith(glob + "/");
        }
        Pattern pattern = Pattern.compile(expression(glob));
        for (String part = path; ; part = part.substring(0, part.lastIndexOf('/'))) {
            if (BoundedMatch.matches(pattern, part)) {
                return true;
            }
            if (part.lastIndexOf('/') < 0) {
                return false;
            }
        }
    }

    private static String expression(String glob) {
        StringBuilder expression = new StringBuilder();
        int braces = 0;
        for (char c : glob.toCharArray()) {
            if (c == '*') {
                expression.append("[^/]*");
            } else if (c == '{') {
                braces++;
                expression.append("(?:");
            } else if (c == '}' && braces > 0) {
                braces--;
                expression.append(')');
            } else if (c == ',' && braces > 0) {
                expression.append('|');
            } else {
                expression.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return expression.append(")".repeat(braces)).toString();
    }
}
