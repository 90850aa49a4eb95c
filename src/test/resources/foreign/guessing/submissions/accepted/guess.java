import java.util.Scanner;
public class guess {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int lo = 1, hi = 1000;
        while (true) {
            int m = (lo + hi) / 2;
            System.out.println(m);
            String r = in.next();
            if (r.equals("correct")) break;
            if (r.equals("lower")) hi = m - 1; else lo = m + 1;
        }
    }
}
