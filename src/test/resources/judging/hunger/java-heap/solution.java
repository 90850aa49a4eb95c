import java.util.ArrayList;

class Main {
    public static void main(String[] args) {
        ArrayList<int[]> rows = new ArrayList<>();
        while (true) {
            rows.add(new int[1 << 20]);
        }
    }
}
