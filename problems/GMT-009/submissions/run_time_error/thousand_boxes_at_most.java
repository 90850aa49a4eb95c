// Copies each pile into an array for a thousand boxes.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int surplus = 0;
        for (int i = 0; i < n; i++) {
            String pile = in.next();
            char[] boxes = new char[1001];
            for (int box = 0; box < pile.length(); box++) boxes[box] = pile.charAt(box);
            if (boxes[0] == boxes[pile.length() - 1]) surplus += boxes[0] == 'B' ? 1 : -1;
        }
        System.out.println(surplus >= 0 ? "A" : "B");
    }
}
