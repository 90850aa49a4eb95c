// Idea: a search in depth in which a node that is still being looked at counts as a draw, and what follows from that is kept.
import java.io.*;
import java.util.*;

public class Main {
    static List<Integer>[] to;
    static int[] value, steps; // 0: unknown, 1: draw, 2: won, 3: lost

    static void search(int v) {
        value[v] = 1;
        boolean draw = false;
        int win = Integer.MAX_VALUE, loss = 0;
        for (int w : to[v]) {
            if (value[w] == 0) search(w);
            if (value[w] == 3) win = Math.min(win, steps[w] + 1);
            if (value[w] == 2) loss = Math.max(loss, steps[w] + 1);
            if (value[w] == 1) draw = true;
        }
        value[v] = win < Integer.MAX_VALUE ? 2 : draw ? 1 : 3;
        steps[v] = value[v] == 2 ? win : loss;
    }

    static int move(int v) {
        int wanted = value[v] == 2 ? 3 : 1, best = to[v].get(0);
        for (int w : to[v])
            if (value[w] == wanted && (value[best] != wanted || steps[w] < steps[best])) best = w;
        return best;
    }

    static void play() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(t.nextToken()), m = Integer.parseInt(t.nextToken());
        to = new List[n];
        for (int v = 0; v < n; v++) to[v] = new ArrayList<>();
        while (m-- > 0) {
            t = new StringTokenizer(in.readLine());
            to[Integer.parseInt(t.nextToken())].add(Integer.parseInt(t.nextToken()));
        }
        value = new int[n];
        steps = new int[n];
        for (int v = 0; v < n; v++) if (value[v] == 0) search(v);
        in.readLine();
        int games = Integer.parseInt(in.readLine());
        while (games-- > 0) {
            String said = in.readLine();
            while (said != null && !said.equals("draw")) {
                int v = move(Integer.parseInt(said));
                System.out.println(v);
                if (to[v].isEmpty()) break;
                said = in.readLine();
            }
            if (said == null) return;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(null, () -> {
            try {
                play();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, "search", 120 << 20);
        thread.start();
        thread.join();
    }
}
