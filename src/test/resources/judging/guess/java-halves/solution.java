import java.util.Scanner;

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int low = 1;
        int high = 1000;
        while (true) {
            int middle = (low + high) / 2;
            System.out.println(middle);
            switch (in.next()) {
                case "lower" -> high = middle - 1;
                case "higher" -> low = middle + 1;
                default -> {
                    return;
                }
            }
        }
    }
}
