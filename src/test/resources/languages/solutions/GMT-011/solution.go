package main

import (
	"bufio"
	"fmt"
	"os"
)

type graph [][]int

// endsFirst puts every node behind all nodes that it leads to.
func (g graph) endsFirst() []int {
	order := []int{}
	visited := make([]bool, len(g))
	var visit func(node int)
	visit = func(node int) {
		if visited[node] {
			return
		}
		visited[node] = true
		for _, next := range g[node] {
			visit(next)
		}
		order = append(order, node)
	}
	for node := range g {
		visit(node)
	}
	return order
}

func (g graph) canWin(winning [][]bool, a, b int) bool {
	for _, next := range g[a] {
		if next != b && !winning[next][b] {
			return true
		}
	}
	for _, next := range g[b] {
		if next != a && !winning[a][next] {
			return true
		}
	}
	return false
}

func (g graph) winningPairs() [][]bool {
	winning := make([][]bool, len(g))
	for node := range winning {
		winning[node] = make([]bool, len(g))
	}
	order := g.endsFirst()
	for _, a := range order {
		for _, b := range order {
			winning[a][b] = a != b && g.canWin(winning, a, b)
		}
	}
	return winning
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var nodes, edges, a, b int
	fmt.Fscan(in, &nodes, &edges)
	g := make(graph, nodes)
	for ; edges > 0; edges-- {
		var from, to int
		fmt.Fscan(in, &from, &to)
		g[from-1] = append(g[from-1], to-1)
	}
	fmt.Fscan(in, &a, &b)
	if g.winningPairs()[a-1][b-1] {
		fmt.Println("First")
	} else {
		fmt.Println("Second")
	}
}
