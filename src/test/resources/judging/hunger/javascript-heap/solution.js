const rows = [];
for (;;) rows.push(new Array(100000).fill({}).map(() => ({ a: 1, b: 2 })));
