void main() {
    IO.println("compact");
}
