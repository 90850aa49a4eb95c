// Idea: right, but all sections are kept in an array that is too small.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int games = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int halves = 0;
            int stars = 0;
            String[] sections = new String[100];
            int count = 0;
            for (String section : in.readLine().trim().split("#", -1)) {
                sections[count++] = section;
            }
            for (String section : Arrays.copyOf(sections, count)) {
                halves += halves(section);
                if (isStar(section)) {
                    stars++;
                }
            }
            boolean first = halves > 0 || (halves == 0 && stars % 2 == 1);
            boolean second = halves > 0 || (halves == 0 && stars % 2 == 0);
            out.append(first ? "Toads " : "Frogs ").append(second ? "Toads\n" : "Frogs\n");
        }
        System.out.print(out);
    }

    /** Twice the lead of Toads in a section. */
    private static int halves(String section) {
        int toad = section.indexOf('T');
        int frog = section.indexOf('F');
        if (toad < 0 || frog < toad) {
            int aheadOfToad = toad >= 0 ? section.length() - 1 - toad : 0;
            int aheadOfFrog = frog >= 0 ? frog : 0;
            return 2 * (aheadOfToad - aheadOfFrog);
        }
        int more = more(section);
        if (Math.abs(more) < 2) {
            return isGapOdd(section) ? more : 0;
        }
        return more > 0 ? 2 * more - 2 : 2 * more + 2;
    }

    /** Whether a section is worth a pile of one stone. */
    private static boolean isStar(String section) {
        int toad = section.indexOf('T');
        return toad >= 0 && section.indexOf('F') > toad && more(section) == 0 && isGapOdd(section);
    }

    private static boolean isGapOdd(String section) {
        return (section.indexOf('F') - section.indexOf('T')) % 2 == 0;
    }

    /** Free cells behind the frog, less those behind the toad. */
    private static int more(String section) {
        return section.length() - 1 - section.indexOf('F') - section.indexOf('T');
    }
}
