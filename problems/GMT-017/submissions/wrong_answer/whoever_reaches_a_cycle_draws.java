// Idea: decide nodes whose successors are all decided; all others can reach a cycle and are draws.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> out = new ArrayList<>(), back = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            out.add(new ArrayList<>());
            back.add(new ArrayList<>());
        }
        int[] deg = new int[n];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            int v = (int) in.nval;
            out.get(u).add(v);
            back.get(v).add(u);
            deg[u]++;
        }
        String[] answer = new String[n];
        Arrays.fill(answer, "Draw");
        int[] dist = new int[n];
        boolean[] wins = new boolean[n];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < n; i++) if (deg[i] == 0) queue.add(i);
        while (!queue.isEmpty()) {
            int v = queue.poll();
            int win = Integer.MAX_VALUE, lose = 0;
            for (int w : out.get(v)) {
                if (wins[w]) lose = Math.max(lose, dist[w] + 1);
                else win = Math.min(win, dist[w] + 1);
            }
            wins[v] = win < Integer.MAX_VALUE;
            dist[v] = wins[v] ? win : lose;
            answer[v] = (wins[v] ? "Winning " : "Losing ") + dist[v];
            for (int u : back.get(v)) if (--deg[u] == 0) queue.add(u);
        }
        System.out.println(String.join("\n", answer));
    }
}
