// Idea: right, but Integer.parseInt throws on the first pile above 2^31 - 1.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer first = new StringTokenizer(in.readLine());
        int t = Integer.parseInt(first.nextToken());
        int k = Integer.parseInt(first.nextToken());
        int[][] c = new int[t][31];
        for (int g = 0; g < t; g++) {
            int n = Integer.parseInt(in.readLine());
            StringTokenizer st = new StringTokenizer(in.readLine());
            for (int i = 0; i < n; i++) {
                int a = Integer.parseInt(st.nextToken());
                for (int j = 0; j < 31; j++) c[g][j] += a >> j & 1;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int[] d : c) out.append(Arrays.stream(d).allMatch(v -> v % (k + 1) == 0) ? "Second\n" : "First\n");
        System.out.print(out);
    }
}
