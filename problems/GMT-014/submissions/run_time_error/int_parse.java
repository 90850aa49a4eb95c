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
            int x = 0;
            for (int i = 0; i < n; i++) {
                a[i] = Integer.parseInt(st.nextToken());
                x ^= a[i];
            }
            String answer = "Second";
            for (int i = 0; i < n; i++) {
                if ((a[i] ^ x) < a[i]) {
                    answer = "First " + (i + 1) + " " + (a[i] - (a[i] ^ x));
                    break;
                }
            }
            sb.append(answer).append('\n');
        }
        System.out.print(sb);
    }
}
