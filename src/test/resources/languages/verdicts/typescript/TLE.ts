let turns: number = 0;
for (;;) turns = (turns + 1) % 1000;
