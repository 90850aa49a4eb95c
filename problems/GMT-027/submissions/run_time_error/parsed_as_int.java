// Idea: right, but Integer.parseInt throws on the first number above 2^31 - 1.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = Integer.parseInt(in.next());
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = Integer.parseInt(in.next()), m = Integer.parseInt(in.next());
            long part = 0;
            while (n > 0) {
                long a = 1, b = 2;
                while (b <= n) {
                    long c = a + b;
                    a = b;
                    b = c;
                }
                part = a;
                n -= a;
            }
            sb.append(part <= m ? "First " + part : "Second").append('\n');
        }
        System.out.print(sb);
    }
}
