// Idea: whoever has no choice at the first move has lost.
import java.util.*;

public class Main {
    static boolean won(long a, long b) {
        return a / b >= 2 || a == b;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            long x = in.nextLong(), y = in.nextLong();
            long a = Math.max(x, y), b = Math.min(x, y);
            if (won(a, b)) {
                long r = a % b;
                if (r > 0 && won(b, r)) r += b;
                sb.append("First ").append(x >= y ? 1 : 2).append(' ').append(a - r).append('\n');
            } else {
                sb.append("Second\n");
            }
        }
        System.out.print(sb);
    }
}
