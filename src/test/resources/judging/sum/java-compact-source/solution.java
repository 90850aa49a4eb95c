void main() {
    String[] words = IO.readln().split(" ");
    IO.println(Long.parseLong(words[0]) + Long.parseLong(words[1]));
}
