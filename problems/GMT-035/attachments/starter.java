import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> to = new ArrayList<>();

    /** Your move: a node to which an edge leads from here. */
    static int myMove(int node) {
        // Write your strategy here.
        return to.get(node).get(0);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer counts = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(counts.nextToken());
        int m = Integer.parseInt(counts.nextToken());
        for (int node = 0; node < n; node++) to.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            StringTokenizer edge = new StringTokenizer(in.readLine());
            to.get(Integer.parseInt(edge.nextToken())).add(Integer.parseInt(edge.nextToken()));
        }
        int k = Integer.parseInt(in.readLine());
        int games = Integer.parseInt(in.readLine());
        for (int game = 0; game < games; game++) {
            String said = in.readLine();
            while (said != null && !said.equals("draw")) { // null: the judge has ended the talk
                int node = myMove(Integer.parseInt(said));
                System.out.println(node);
                System.out.flush(); // the judge sees the move at once
                if (to.get(node).isEmpty()) break; // the judge cannot move
                said = in.readLine();
            }
            if (said == null) return;
        }
    }
}
