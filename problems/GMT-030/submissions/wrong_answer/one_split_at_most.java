// Idea: a split makes two equal piles, which are worth nothing; so only even piles can be split, and nothing changes for odd ones.
import java.io.*;
import java.util.*;

public class Main {
    static long g(long a) {
        return a % 2 == 0 && a > 0 ? a ^ 1 : a;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            int n = Integer.parseInt(in.readLine());
            StringTokenizer st = new StringTokenizer(in.readLine());
            long x = 0;
            for (int i = 0; i < n; i++) x ^= g(Long.parseLong(st.nextToken()));
            out.append(x != 0 ? "First " : "Second ").append(x).append('\n');
        }
        System.out.print(out);
    }
}
