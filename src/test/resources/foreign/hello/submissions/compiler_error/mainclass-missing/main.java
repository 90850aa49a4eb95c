public class main { public void run() { } }
