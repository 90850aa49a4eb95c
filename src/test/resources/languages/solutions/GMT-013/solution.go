package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

const (
	coordinateMax = 1_000_000_000
	unbounded     = 4 * coordinateMax
)

type cell struct{ x, y int }

// A diagonal is the losing cells (x + d, y + d) for 0 <= d < length.
type diagonal struct{ x, y, length int }

// before orders diagonals by their line, and on a line by their beginning.
func (d diagonal) before(other diagonal) bool {
	if d.x-d.y != other.x-other.y {
		return d.x-d.y < other.x-other.y
	}
	return d.x < other.x
}

type block struct{ first, size, filled int }

// Winning columns are those from which a move down reaches a losing cell. Block 2i + 1 is the i-th column with an impassable
// cell, block 2i the columns before it; in each block they are a prefix. The leaves of the tree say which blocks are not full.
type winningColumns struct {
	blocks []block
	leaves int
	tree   []bool
}

func newWinningColumns(cutColumns []int) *winningColumns {
	w := &winningColumns{leaves: 1}
	for w.leaves < 2*len(cutColumns)+1 {
		w.leaves *= 2
	}
	w.tree = make([]bool, 2*w.leaves)
	from := 0
	for _, column := range cutColumns {
		w.add(block{from, column - from, 0})
		w.add(block{column, 1, 0})
		from = column + 1
	}
	w.add(block{from, unbounded, 0})
	return w
}

func (w *winningColumns) add(b block) {
	w.blocks = append(w.blocks, b)
	w.setOpen(len(w.blocks)-1, b.size > 0)
}

func (w *winningColumns) setOpen(number int, open bool) {
	node := w.leaves + number
	w.tree[node] = open
	for node /= 2; node > 0; node /= 2 {
		w.tree[node] = w.tree[2*node] || w.tree[2*node+1]
	}
}

// firstOpen is the first block from that one on that is not full; the last never is.
func (w *winningColumns) firstOpen(number int) int {
	node := w.leaves + number
	for !w.tree[node] {
		for node%2 == 1 {
			node /= 2
		}
		node++
	}
	for node < w.leaves {
		node *= 2
		if !w.tree[node] {
			node++
		}
	}
	return node - w.leaves
}

type board struct {
	winning *winningColumns
	losing  []diagonal
}

func (b *board) lose(x, number, most int) int {
	at := &b.winning.blocks[number]
	count := at.size - at.filled
	if most < count {
		count = most
	}
	b.losing = append(b.losing, diagonal{x, at.first + at.filled, count})
	at.filled += count
	if at.filled == at.size {
		b.winning.setOpen(number, false)
	}
	return count
}

func (b *board) freeRows(from, until int) {
	for from < until {
		from += b.lose(from, b.winning.firstOpen(0), until-from)
	}
}

// barredRow finds the losing cells of a row: each piece between impassable cells has at most one.
func (b *board) barredRow(x int, barred []int) {
	begin := 0
	for _, end := range append(barred, len(b.winning.blocks)) {
		if begin < end {
			if number := b.winning.firstOpen(begin); number < end {
				b.lose(x, number, 1)
			}
		}
		begin = end + 1
	}
	for _, number := range barred {
		b.winning.blocks[number].filled = 0
		b.winning.setOpen(number, true)
	}
}

func columnsOf(cells []cell) []int {
	columns := []int{}
	for _, c := range cells {
		columns = append(columns, c.y)
	}
	sort.Ints(columns)
	distinct := columns[:0]
	for i, column := range columns {
		if i == 0 || column != columns[i-1] {
			distinct = append(distinct, column)
		}
	}
	return distinct
}

func losingDiagonals(impassable []cell) []diagonal {
	sort.Slice(impassable, func(i, j int) bool {
		a, b := impassable[i], impassable[j]
		return a.x < b.x || a.x == b.x && a.y < b.y
	})
	columns := columnsOf(impassable)
	b := &board{winning: newWinningColumns(columns)}
	nextRow := 0
	for i := 0; i < len(impassable); {
		x := impassable[i].x
		b.freeRows(nextRow, x)
		nextRow = x + 1
		barred := []int{}
		for ; i < len(impassable) && impassable[i].x == x; i++ {
			barred = append(barred, 2*sort.SearchInts(columns, impassable[i].y)+1)
		}
		b.barredRow(x, barred)
	}
	b.freeRows(nextRow, coordinateMax+1)
	sort.Slice(b.losing, func(i, j int) bool { return b.losing[i].before(b.losing[j]) })
	return b.losing
}

// isLosing looks at the last diagonal on the cell's line that begins no later.
func isLosing(losing []diagonal, c cell) bool {
	after := sort.Search(len(losing), func(i int) bool { return diagonal{c.x, c.y, 0}.before(losing[i]) })
	if after == 0 {
		return false
	}
	last := losing[after-1]
	return last.x-last.y == c.x-c.y && c.x < last.x+last.length
}

var in = bufio.NewScanner(os.Stdin)

func number() int {
	in.Scan()
	value := 0
	for _, digit := range in.Bytes() {
		value = 10*value + int(digit-'0')
	}
	return value
}

func readCells() []cell {
	cells := make([]cell, number())
	for i := range cells {
		cells[i].x = number()
		cells[i].y = number()
	}
	return cells
}

func main() {
	in.Split(bufio.ScanWords)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for cases := number(); cases > 0; cases-- {
		losing := losingDiagonals(readCells())
		for _, start := range readCells() {
			if isLosing(losing, start) {
				fmt.Fprintln(out, "Bob")
			} else {
				fmt.Fprintln(out, "Alice")
			}
		}
	}
}
