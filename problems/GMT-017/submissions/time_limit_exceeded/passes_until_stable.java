// Idea: look at all nodes again and again until nothing changes: as many passes as the longest distance.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> out = new ArrayList<>();
        for (int i = 0; i < n; i++) out.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            out.get(u).add((int) in.nval);
        }
        int[] label = new int[n];
        int[] dist = new int[n];
        boolean changed = true;
        for (int round = 0; changed; round++) {
            changed = false;
            for (int v = 0; v < n; v++) {
                if (label[v] != 0) continue;
                boolean win = false, lose = true;
                for (int w : out.get(v)) {
                    boolean old = label[w] != 0 && dist[w] < round;
                    win |= old && label[w] == 2;
                    lose &= old && label[w] == 1;
                }
                if (win || lose) {
                    label[v] = win ? 1 : 2;
                    dist[v] = round;
                    changed = true;
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int v = 0; v < n; v++) sb.append(label[v] == 0 ? "Draw" : (label[v] == 1 ? "Winning " : "Losing ") + dist[v]).append('\n');
        System.out.print(sb);
    }
}
