import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        int games = Integer.parseInt(in.readLine());
        for (int game = 0; game < games; game++) {
            String[] stalks = new String[Integer.parseInt(in.readLine())];
            for (int i = 0; i < stalks.length; i++) {
                stalks[i] = in.readLine();
            }
            int[] digits = total(stalks, 'B');
            if (digits[0] < 0) {
                out.append("Red\nRed ").append(winningEdge(stalks, 'R')).append('\n');
            } else if (firstDigit(digits) < digits.length) {
                out.append("Blue ").append(winningEdge(stalks, 'B')).append("\nBlue\n");
            } else {
                out.append("Red\nBlue\n");
            }
        }
        System.out.print(out);
    }

    /** The edges of the lowest run count 1 each, those above it 1/2, 1/4, 1/8, ...: how often the edge on top is halved. */
    private static int halvings(String stalk) {
        int run = 1;
        while (run < stalk.length() && stalk.charAt(run) == stalk.charAt(0)) {
            run++;
        }
        return stalk.length() - run;
    }

    /** Digit p counts how often there is 1/2^p; an edge of the own colour adds it, one of the other takes it. */
    private static void add(int[] digits, String stalk, char own, int times) {
        int run = stalk.length() - halvings(stalk);
        for (int edge = 0; edge < stalk.length(); edge++) {
            digits[Math.max(0, edge - run + 1)] += stalk.charAt(edge) == own ? times : -times;
        }
    }

    /** All digits but the first, which may be negative, become 0 or 1. */
    private static void carry(int[] digits) {
        for (int p = digits.length - 1; p > 0; p--) {
            digits[p - 1] += digits[p] >> 1;
            digits[p] &= 1;
        }
    }

    /** The value for the player of that colour. */
    private static int[] total(String[] stalks, char own) {
        int deepest = 0;
        for (String stalk : stalks) {
            deepest = Math.max(deepest, halvings(stalk));
        }
        int[] digits = new int[deepest + 1];
        for (String stalk : stalks) {
            add(digits, stalk, own, 1);
        }
        carry(digits);
        return digits;
    }

    private static int firstDigit(int[] digits) {
        int p = 0;
        while (p < digits.length && digits[p] == 0) {
            p++;
        }
        return p;
    }

    /** The smallest number of an own edge whose cut leaves at least 0. The total is more than that. */
    private static int winningEdge(String[] stalks, char own) {
        int[] digits = total(stalks, own);
        int highest = firstDigit(digits);
        int number = 1;
        for (String stalk : stalks) {
            if (stalk.indexOf(own) >= 0 && halvings(stalk) >= highest) {
                add(digits, stalk, own, -1);
                carry(digits);
                return number + lowestCut(stalk, own, digits);
            }
            number += stalk.length();
        }
        throw new IllegalStateException("the longest stalk has a good cut");
    }

    private static int lowestCut(String stalk, char own, int[] others) {
        int run = stalk.length() - halvings(stalk);
        // What the others and the edges below are worth, in units of the last of these, rounded down.
        long left = others[0];
        for (int edge = 0; ; edge++) {
            if (stalk.charAt(edge) == own && left >= 0) {
                return edge;
            }
            int p = edge - run + 1;
            if (p > 0) {
                // Whoever is four units ahead stays ahead.
                left = 2 * Math.max(-4, Math.min(4, left)) + others[p];
            }
            left += stalk.charAt(edge) == own ? 1 : -1;
        }
    }
}
