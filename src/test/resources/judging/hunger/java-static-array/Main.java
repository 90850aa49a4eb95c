class Main {
    static final int[] MEMORY = new int[175_000_000];

    public static void main(String[] args) {
        System.out.println(MEMORY.length);
    }
}
