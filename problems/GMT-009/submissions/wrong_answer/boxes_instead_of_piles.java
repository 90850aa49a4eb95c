// Compares the number of white boxes with the number of black ones, as if each cost a move.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long surplus = 0;
        for (int i = 0; i < n; i++) {
            for (char box : in.next().toCharArray()) surplus += box == 'B' ? 1 : -1;
        }
        System.out.println(surplus >= 0 ? "A" : "B");
    }
}
