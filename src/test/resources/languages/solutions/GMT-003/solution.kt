fun isInside(x: Long, y: Long, d: Long): Boolean = x * x + y * y <= d * d

/** The second player goes back to the diagonal: the last point there decides. */
fun lastOnDiagonal(d: Long, k: Long): Long {
    var inside = 0L
    var outside = d / k + 1
    while (outside - inside > 1) {
        val middle = (inside + outside) / 2
        if (isInside(k * middle, k * middle, d)) inside = middle else outside = middle
    }
    return inside
}

fun main() {
    val games = readLine()!!.trim().toInt()
    for (game in 0 until games) {
        val (d, k) = readLine()!!.trim().split(" ").map { it.toLong() }
        val z = lastOnDiagonal(d, k)
        println(if (isInside(k * z, k * (z + 1), d)) "First" else "Second")
    }
}
