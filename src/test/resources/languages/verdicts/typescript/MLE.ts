const blocks: number[][] = [];
for (;;) blocks.push(new Array<number>(1 << 17).fill(blocks.length + 0.5));
