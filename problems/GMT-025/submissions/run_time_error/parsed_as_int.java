// Idea: right, but Integer.parseInt throws on the first number above 2^31 - 1.
import java.util.*;

public class Main {
    static boolean won(int a, int b) {
        boolean mine = true;
        while (a / b == 1 && a != b) {
            int r = a - b;
            a = b;
            b = r;
            mine = !mine;
        }
        return mine;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = Integer.parseInt(in.next());
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int x = Integer.parseInt(in.next()), y = Integer.parseInt(in.next());
            int a = Math.max(x, y), b = Math.min(x, y);
            if (won(a, b)) {
                int r = a % b;
                if (r > 0 && won(b, r)) r += b;
                sb.append("First ").append(x >= y ? 1 : 2).append(' ').append(a - r).append('\n');
            } else {
                sb.append("Second\n");
            }
        }
        System.out.print(sb);
    }
}
