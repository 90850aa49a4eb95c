// node call.mjs MODULE FUNCTION: answers, as one JSON list, what the function makes of each list of arguments in the JSON list on stdin.
import { readFileSync } from 'node:fs';

const [, , module, name] = process.argv;
// As a data URL it is a module whatever Node makes of its file's name.
const loaded = await import(`data:text/javascript;base64,${readFileSync(module).toString('base64')}`);
const calls = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(calls.map((arguments_) => loaded[name](...arguments_) ?? null)));
