// Idea: the values of the stretches are added instead of xored, so a row is lost only when all of them are 0.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        int[] g = new int[210];
        for (int k = 1; k < 210; k++) {
            Set<Integer> seen = new HashSet<>();
            for (int i = 0; i < k; i++) seen.add(g[Math.max(0, i - 2)] + g[Math.max(0, k - i - 3)]);
            while (seen.contains(g[k])) g[k]++;
        }
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            String s = in.next();
            int n = s.length();
            TreeSet<Integer> wins = new TreeSet<>();
            for (int i = 0; i < n; i++) {
                if ((s.substring(0, i) + "X" + s.substring(i + 1)).contains("XXX")) wins.add(i + 1);
            }
            if (wins.isEmpty()) {
                List<int[]> runs = new ArrayList<>();
                int len = 0;
                for (int i = 0; i <= n; i++) {
                    boolean safe = i < n && !s.substring(Math.max(0, i - 2), Math.min(n, i + 3)).contains("X");
                    if (safe) {
                        len++;
                    } else if (len > 0) {
                        runs.add(new int[] {i - len, len});
                        len = 0;
                    }
                }
                int x = 0;
                for (int[] r : runs) x += g[r[1]];
                for (int[] r : runs) {
                    for (int i = 0; i < r[1]; i++) {
                        if ((x - g[r[1]] + g[Math.max(0, i - 2)] + g[Math.max(0, r[1] - i - 3)]) == 0) wins.add(r[0] + i + 1);
                    }
                }
            }
            System.out.println(wins.isEmpty() ? "LOSING" : "WINNING");
            StringJoiner sj = new StringJoiner(" ");
            for (int w : wins) sj.add("" + w);
            System.out.println(sj);
        }
    }
}
