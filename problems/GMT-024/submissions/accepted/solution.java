import java.math.BigInteger;
import java.util.Scanner;
import java.util.function.LongPredicate;

public class Main {
    private static final Scanner IN = new Scanner(System.in);

    public static void main(String[] args) {
        int games = IN.nextInt();
        for (int game = 0; game < games; game++) {
            play(IN.nextLong(), IN.nextLong());
        }
    }

    private static void play(long a, long b) {
        while (true) {
            long least = Math.min(a, b);
            long both = least - smaller(Math.abs(a - b));
            int which = both > 0 ? 0 : a > b ? 1 : 2;
            long stones = both > 0 ? both : Math.max(a, b) - partner(least);
            System.out.println(which + " " + stones);
            System.out.flush();
            a -= which == 2 ? 0 : stones;
            b -= which == 1 ? 0 : stones;
            if (a == 0 && b == 0) {
                return;
            }
            which = IN.nextInt();
            stones = IN.nextLong();
            a -= which == 2 ? 0 : stones;
            b -= which == 1 ? 0 : stones;
        }
    }

    /** The smaller pile of the lost position whose piles differ by k: k times the golden ratio, rounded down. */
    private static long smaller(long k) {
        BigInteger root = BigInteger.valueOf(k).pow(2).multiply(BigInteger.valueOf(5)).sqrt();
        return root.add(BigInteger.valueOf(k)).shiftRight(1).longValue();
    }

    /** The other pile of the lost position in which one pile holds a. */
    private static long partner(long a) {
        long k = first(a, m -> smaller(m) >= a);
        return smaller(k) == a ? a + k : a - first(a, m -> smaller(m) + m >= a);
    }

    private static long first(long most, LongPredicate holds) {
        long low = 0;
        long high = most;
        while (low < high) {
            long k = (low + high) / 2;
            if (holds.test(k)) {
                high = k;
            } else {
                low = k + 1;
            }
        }
        return low;
    }
}
