// Idea: right, but Integer.parseInt throws on the first pile above 2^31 - 1.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine());
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = Integer.parseInt(in.readLine());
            StringTokenizer st = new StringTokenizer(in.readLine());
            int[] a = new int[n];
            int x = 0, tall = 0;
            for (int i = 0; i < n; i++) {
                a[i] = Integer.parseInt(st.nextToken());
                x ^= a[i];
                if (a[i] > 1) tall++;
            }
            String answer = "Second";
            for (int i = 0; i < n; i++) {
                int rest = a[i] ^ x ^ (tall > 1 ? 0 : 1);
                if (rest < a[i]) {
                    answer = "First " + (i + 1) + " " + (a[i] - rest);
                    break;
                }
            }
            sb.append(answer).append('\n');
        }
        System.out.print(sb);
    }
}
