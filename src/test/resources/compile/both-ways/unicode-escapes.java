\u0070ublic class Main {
    public static void main(String[] args) { System.out.println("\u00e9\t\\"); /* \u002a/ }
}
