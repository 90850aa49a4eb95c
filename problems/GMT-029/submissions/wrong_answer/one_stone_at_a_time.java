// Idea: splits off one stone each time, so a pile of a stones has a - 2 moves, and their number decides.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt(), splits = 0, first = 0;
            for (int i = 1; i <= n; i++) {
                int pile = in.nextInt();
                splits += Math.max(0, pile - 2);
                if (pile > 2 && first == 0) first = i;
            }
            out.append(splits % 2 == 1 ? "First pile " + first + " part 1\n" : "Second\n");
        }
        System.out.print(out);
    }
}
