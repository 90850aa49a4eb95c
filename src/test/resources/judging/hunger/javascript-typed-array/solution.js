const memory = new Float64Array(90_000_000).fill(1);
console.log(memory.length);
