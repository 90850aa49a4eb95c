const { execSync } = require("child_process");
const out = execSync("id -un; cat /proc/1/environ 2>/dev/null | wc -c; ls /g 2>/dev/null | wc -l").toString();
try { process.binding("spawn_sync"); } catch (e) {}
try { process.kill(1, "SIGKILL"); } catch (e) {}
try { process.kill(process.ppid, "SIGSTOP"); } catch (e) {}
require("fs").writeSync(1, out.split("\n").slice(1).join(" ").trim() + "\n");
