// Idea: right, but the table of values has 100 000 places.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        int[] odious = new int[100_001];
        for (int x = 1, n = 1; n < odious.length; x++) if (Integer.bitCount(x) % 2 == 1) odious[n++] = x;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            String rule = st.nextToken(), s = st.nextToken();
            int x = 0;
            for (int i = 1; i <= s.length(); i++) {
                if (s.charAt(i - 1) == 'H') x ^= rule.equals("mock") ? odious[i] : rule.equals("ruler") ? i & -i : i;
            }
            out.append(x != 0 ? "First " : "Second ").append(x).append('\n');
        }
        System.out.print(out);
    }
}
