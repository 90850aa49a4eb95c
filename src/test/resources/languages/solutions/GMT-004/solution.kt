fun risingRun(row: List<Int>): Int {
    var length = 1
    while (length < row.size && row[length] > row[length - 1]) length++
    return length
}

fun main() {
    val words = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+"))
    val row = words.drop(1).map { it.toInt() }
    val secondWins = risingRun(row) % 2 == 0 && risingRun(row.reversed()) % 2 == 0
    println(if (secondWins) "Second" else "First")
}
