/** The outcomes repeat every seven stones. */
fun isWinning(stones: Long): Boolean = stones % 7 != 0L && stones % 7 != 2L

fun main() {
    val input = System.`in`.bufferedReader()
    val piles = input.readLine().trim().toInt()
    val answers = StringBuilder()
    for (i in 0 until piles) {
        val stones = input.readLine().trim().toLong()
        answers.append(if (isWinning(stones)) "First" else "Second").append('\n')
    }
    print(answers)
}
