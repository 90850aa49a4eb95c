import java.io.StreamTokenizer
import java.util.TreeMap
import java.util.TreeSet

const val COORDINATE_MAX = 1_000_000_000L
const val UNBOUNDED = 4 * COORDINATE_MAX

data class Cell(val x: Long, val y: Long)

class Block(val first: Long, val size: Long, var filled: Long = 0)

/**
 * Columns from which a move down reaches a losing cell. Block 2i + 1 is the i-th column with an impassable cell, block 2i the columns
 * before it; in each block they are a prefix.
 */
class WinningColumns(cutColumns: List<Long>) {
    private val blocks = mutableListOf<Block>()
    private val open = TreeSet<Int>()
    val end: Int get() = blocks.size

    init {
        var from = 0L
        for (column in cutColumns) {
            append(from, column - from)
            append(column, 1)
            from = column + 1
        }
        append(from, UNBOUNDED)
    }

    private fun append(first: Long, size: Long) {
        if (size > 0) open.add(blocks.size)
        blocks.add(Block(first, size))
    }

    fun firstOpen(from: Int): Int = open.ceiling(from) ?: end

    /** Fills up to that many columns of the block, and answers the first of them and their number. */
    fun fill(number: Int, most: Long): Pair<Long, Long> {
        val block = blocks[number]
        val first = block.first + block.filled
        val count = minOf(most, block.size - block.filled)
        block.filled += count
        if (block.filled == block.size) open.remove(number)
        return Pair(first, count)
    }

    fun empty(number: Int) {
        blocks[number].filled = 0
        open.add(number)
    }
}

class Board(impassable: List<Cell>) {
    private val columns = impassable.map { it.y }.distinct().sorted()
    private val winning = WinningColumns(columns)
    /** By x - y, the first x of each diagonal of losing cells and its length. */
    private val losing = HashMap<Long, TreeMap<Long, Long>>()

    init {
        var nextRow = 0L
        for ((x, cells) in impassable.groupBy { it.x }.toSortedMap()) {
            freeRows(nextRow, x)
            barredRow(x, cells.map { 2 * columns.binarySearch(it.y) + 1 }.sorted())
            nextRow = x + 1
        }
        freeRows(nextRow, COORDINATE_MAX + 1)
    }

    private fun lose(x: Long, block: Int, most: Long): Long {
        val (y, count) = winning.fill(block, most)
        losing.getOrPut(x - y) { TreeMap() }[x] = count
        return count
    }

    private fun freeRows(from: Long, until: Long) {
        var x = from
        while (x < until) x += lose(x, winning.firstOpen(0), until - x)
    }

    /** Each piece between impassable cells has at most one losing cell. */
    private fun barredRow(x: Long, barred: List<Int>) {
        var begin = 0
        for (end in barred + winning.end) {
            val block = winning.firstOpen(begin)
            if (block < end) lose(x, block, 1)
            begin = end + 1
        }
        barred.forEach { winning.empty(it) }
    }

    fun isLosing(cell: Cell): Boolean {
        val last = losing[cell.x - cell.y]?.floorEntry(cell.x) ?: return false
        return cell.x < last.key + last.value
    }
}

fun main() {
    val tokens = StreamTokenizer(System.`in`.bufferedReader())
    fun number(): Long {
        tokens.nextToken()
        return tokens.nval.toLong()
    }
    fun cells(): List<Cell> = List(number().toInt()) { Cell(number(), number()) }
    val answers = StringBuilder()
    val cases = number()
    for (case in 1..cases) {
        val board = Board(cells())
        for (cell in cells()) answers.append(if (board.isLosing(cell)) "Bob" else "Alice").append('\n')
    }
    print(answers)
}
