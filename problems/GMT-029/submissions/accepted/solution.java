import java.io.BufferedInputStream;
import java.io.IOException;

public class Main {
    private static final int MOST_VALUE = 512;

    public static void main(String[] args) throws IOException {
        int[][] games = new int[readNumber()][];
        int most = 0;
        for (int game = 0; game < games.length; game++) {
            games[game] = new int[readNumber()];
            for (int i = 0; i < games[game].length; i++) {
                games[game][i] = readNumber();
                most = Math.max(most, games[game][i]);
            }
        }
        int[] value = valuesUpTo(most);
        StringBuilder out = new StringBuilder();
        for (int[] piles : games) {
            out.append(answer(piles, value)).append('\n');
        }
        System.out.print(out);
    }

    private static String answer(int[] piles, int[] value) {
        int total = 0;
        for (int pile : piles) {
            total ^= value[pile];
        }
        for (int i = 0; i < piles.length && total != 0; i++) {
            int others = total ^ value[piles[i]];
            for (int part = 1; 2 * part < piles[i]; part++) {
                if ((value[part] ^ value[piles[i] - part]) == others) {
                    return "First pile " + (i + 1) + " part " + part;
                }
            }
        }
        return "Second";
    }

    /** The xor of two rare values, or of two that are not, is rare. */
    private static boolean isRare(int value) {
        return Integer.bitCount(value >> 1) % 2 == 0;
    }

    private static int[] valuesUpTo(int most) {
        int[] value = new int[most + 1];
        int[] rarePiles = new int[most + 1];
        int rareCount = 0;
        int[] seenAt = new int[MOST_VALUE];
        for (int pile = 1; pile <= most; pile++) {
            for (int i = 0; i < rareCount; i++) {
                if (2 * rarePiles[i] != pile) {
                    seenAt[value[rarePiles[i]] ^ value[pile - rarePiles[i]]] = pile;
                }
            }
            int smallest = 0;
            while (isRare(smallest) || seenAt[smallest] == pile) {
                smallest++;
            }
            int missing = 0;
            for (int rare = 0; rare < smallest; rare++) {
                if (isRare(rare) && seenAt[rare] != pile) {
                    missing++;
                }
            }
            for (int part = 1; missing > 0 && 2 * part < pile; part++) {
                int split = value[part] ^ value[pile - part];
                if (split < smallest && seenAt[split] != pile) {
                    missing--;
                }
                seenAt[split] = pile;
            }
            while (seenAt[value[pile]] == pile) {
                value[pile]++;
            }
            if (isRare(value[pile])) {
                rarePiles[rareCount++] = pile;
            }
        }
        return value;
    }

    private static final BufferedInputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static int readNumber() throws IOException {
        int c = IN.read();
        while (c <= ' ') {
            c = IN.read();
        }
        int value = 0;
        while (c > ' ') {
            value = value * 10 + (c - '0');
            c = IN.read();
        }
        return value;
    }
}
