fun main(args: Array<String>) {
    println("Hello world!")
}
