class Main {
    public static void main(String[] args) {
        long[] rows = new long[100_000_000];
        rows[rows.length - 1] = 3;
        System.out.println(rows[rows.length - 1]);
    }
}
