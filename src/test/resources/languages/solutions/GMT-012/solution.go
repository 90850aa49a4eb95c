package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

const longest = 200

// value holds the Grundy value of a stretch of so many safe cells.
var value [longest + 1]int

func atLeast0(n int) int {
	if n < 0 {
		return 0
	}
	return n
}

// valueAfter is what is left of a stretch of that length when its i-th cell is marked.
func valueAfter(length, i int) int {
	return value[atLeast0(i-2)] ^ value[atLeast0(length-i-3)]
}

func fillValues() {
	for length := 1; length <= longest; length++ {
		reachable := map[int]bool{}
		for i := 0; i < length; i++ {
			reachable[valueAfter(length, i)] = true
		}
		for reachable[value[length]] {
			value[length]++
		}
	}
}

type row string

func (r row) marked(cell int) bool {
	return 0 <= cell && cell < len(r) && r[cell] == 'X'
}

func (r row) completes(c int) bool {
	return r[c] == '.' && (r.marked(c-2) && r.marked(c-1) || r.marked(c-1) && r.marked(c+1) || r.marked(c+1) && r.marked(c+2))
}

// safe says that no X stands within two cells.
func (r row) safe(c int) bool {
	for near := c - 2; near <= c+2; near++ {
		if r.marked(near) {
			return false
		}
	}
	return true
}

type stretch struct{ first, length int }

func (r row) safeStretches() []stretch {
	stretches := []stretch{}
	for c := range r {
		if !r.safe(c) {
			continue
		}
		if c == 0 || !r.safe(c-1) {
			stretches = append(stretches, stretch{c, 0})
		}
		stretches[len(stretches)-1].length++
	}
	return stretches
}

func (r row) winningCells() []int {
	cells := []int{}
	for c := range r {
		if r.completes(c) {
			cells = append(cells, c)
		}
	}
	if len(cells) > 0 {
		return cells
	}
	stretches := r.safeStretches()
	sum := 0
	for _, s := range stretches {
		sum ^= value[s.length]
	}
	for _, s := range stretches {
		for i := 0; i < s.length; i++ {
			if sum^value[s.length] == valueAfter(s.length, i) {
				cells = append(cells, s.first+i)
			}
		}
	}
	return cells
}

func main() {
	in := bufio.NewReader(os.Stdin)
	fillValues()
	var rows int
	fmt.Fscan(in, &rows)
	for ; rows > 0; rows-- {
		var text string
		fmt.Fscan(in, &text)
		words := []string{}
		for _, cell := range row(text).winningCells() {
			words = append(words, fmt.Sprint(cell+1))
		}
		if len(words) == 0 {
			fmt.Println("LOSING")
		} else {
			fmt.Println("WINNING")
		}
		fmt.Println(strings.Join(words, " "))
	}
}
