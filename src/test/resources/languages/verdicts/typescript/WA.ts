const sum: number = -1;
console.log(sum);
