const parts = [];
for (let i = 0; ; i++) parts.push(String(i).repeat(1000) + i);
