fun main() {
    var turns: Long = 0
    while (turns >= 0) turns = (turns + 1) % 1000
    println(turns)
}
