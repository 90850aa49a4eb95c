// Idea: right, but places are counted from the right end.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            String rule = st.nextToken(), s = st.nextToken();
            int x = 0;
            for (int i = 1; i <= s.length(); i++) {
                if (s.charAt(s.length() - i) != 'H') continue;
                x ^= rule.equals("mock") ? 2 * i - 1 - Integer.bitCount(i - 1) % 2 : rule.equals("ruler") ? i & -i : i;
            }
            out.append(x != 0 ? "First " : "Second ").append(x).append('\n');
        }
        System.out.print(out);
    }
}
