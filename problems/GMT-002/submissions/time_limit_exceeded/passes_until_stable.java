// Idea: sweep over all nodes again and again until a sweep changes nothing.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int m = (int) st.nval;
        List<Integer>[] adj = new ArrayList[n];
        for (int i = 0; i < n; i++) adj[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            st.nextToken();
            int u = (int) st.nval;
            st.nextToken();
            adj[u].add((int) st.nval);
        }
        boolean[] win = new boolean[n];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int u = 0; u < n; u++) {
                boolean w = false;
                for (int v : adj[u]) w |= !win[v];
                if (w != win[u]) {
                    win[u] = w;
                    changed = true;
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int u = 0; u < n; u++) sb.append(win[u] ? "Winning " : "Losing ");
        System.out.println(sb);
    }
}
