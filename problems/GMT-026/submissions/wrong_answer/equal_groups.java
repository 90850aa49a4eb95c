// Idea: Second wins by copying, so the piles must fall into groups of k + 1 equal ones.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.resetSyntax();
        in.wordChars('0', '9');
        in.whitespaceChars(0, ' ');
        in.nextToken();
        int t = Integer.parseInt(in.sval);
        in.nextToken();
        int k = Integer.parseInt(in.sval);
        List<Map<Long, Integer>> all = new ArrayList<>();
        while (t-- > 0) {
            in.nextToken();
            int n = Integer.parseInt(in.sval);
            Map<Long, Integer> m = new HashMap<>();
            for (int i = 0; i < n; i++) {
                in.nextToken();
                long x = Long.parseLong(in.sval);
                if (x > 0) m.merge(x, 1, Integer::sum);
            }
            all.add(m);
        }
        StringBuilder out = new StringBuilder();
        for (Map<Long, Integer> m : all) {
            out.append(m.values().stream().allMatch(c -> c % (k + 1) == 0) ? "Second\n" : "First\n");
        }
        System.out.print(out);
    }
}
