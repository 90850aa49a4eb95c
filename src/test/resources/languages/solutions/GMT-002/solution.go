package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// winningNodes settles each node once all that it leads to are settled, from the nodes without a move.
func winningNodes(before [][]int, moves []int) []bool {
	winning := make([]bool, len(moves))
	settled := []int{}
	for node, count := range moves {
		if count == 0 {
			settled = append(settled, node)
		}
	}
	for i := 0; i < len(settled); i++ {
		for _, earlier := range before[settled[i]] {
			if !winning[settled[i]] {
				winning[earlier] = true
			}
			moves[earlier]--
			if moves[earlier] == 0 {
				settled = append(settled, earlier)
			}
		}
	}
	return winning
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var nodes, edges int
	fmt.Fscan(in, &nodes, &edges)
	before := make([][]int, nodes)
	moves := make([]int, nodes)
	for ; edges > 0; edges-- {
		var from, to int
		fmt.Fscan(in, &from, &to)
		before[to] = append(before[to], from)
		moves[from]++
	}
	words := []string{}
	for _, wins := range winningNodes(before, moves) {
		if wins {
			words = append(words, "Winning")
		} else {
			words = append(words, "Losing")
		}
	}
	fmt.Println(strings.Join(words, " "))
}
