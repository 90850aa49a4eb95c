public class Main {
    public static void main(String[] args) {
        System.out.println(dev.grundy.judging.compile.CompileServer.class);
    }
}
