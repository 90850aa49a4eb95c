// Idea: take as many stones as the xor says, from the first pile that has them.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = in.nextInt();
            long[] a = new long[n];
            long x = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextLong();
                x ^= a[i];
            }
            if (x == 0) {
                sb.append("Second\n");
                continue;
            }
            for (int i = 0; i < n; i++) {
                if (a[i] >= x) {
                    sb.append("First ").append(i + 1).append(' ').append(x).append('\n');
                    break;
                }
            }
        }
        System.out.print(sb);
    }
}
