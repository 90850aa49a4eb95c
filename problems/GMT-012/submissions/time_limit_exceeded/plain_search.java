// Idea: try all moves and all replies on the row itself.
import java.util.*;

public class Main {
    static boolean over(char[] s) {
        return new String(s).contains("XXX");
    }

    static boolean wins(char[] s) {
        for (int i = 0; i < s.length; i++) {
            if (s[i] == 'X') continue;
            s[i] = 'X';
            boolean good = over(s) || !wins(s);
            s[i] = '.';
            if (good) return true;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            char[] s = in.next().toCharArray();
            StringJoiner cells = new StringJoiner(" ");
            for (int i = 0; i < s.length; i++) {
                if (s[i] == 'X') continue;
                s[i] = 'X';
                if (over(s) || !wins(s)) cells.add("" + (i + 1));
                s[i] = '.';
            }
            System.out.println(cells.length() > 0 ? "WINNING" : "LOSING");
            System.out.println(cells);
        }
    }
}
