// Idea: right, but the test for three X reads two cells ahead without asking whether they exist.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            String s = in.next();
            List<Integer> wins = new ArrayList<>();
            for (int i = 0; i < s.length(); i++) {
                int marked = 0;
                for (int j = i; j < i + 3; j++) if (s.charAt(j) == 'X') marked++;
                if (marked == 2) wins.add(i + s.substring(i, i + 3).indexOf('.') + 1);
            }
            System.out.println(wins.isEmpty() ? "LOSING" : "WINNING");
            for (int w : wins) System.out.print(w + " ");
            System.out.println();
        }
    }
}
