package main

import "fmt"

func main() {
	blocks := [][]byte{}
	for len(blocks) < 1<<30 {
		block := make([]byte, 1<<20)
		for i := range block {
			block[i] = 1
		}
		blocks = append(blocks, block)
	}
	fmt.Println(len(blocks))
}
