// `node scripts/tool.mjs "COMMAND LINE" [ARGUMENT …]`: the arguments after the first go to its last command.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureInstalled } from '../install.mjs';
import { createTerminal } from '../terminal.mjs';

const [line, ...more] = process.argv.slice(2);
const isWindows = process.platform === 'win32';
const quoted = (word) =>
  isWindows ? `"${word.replaceAll('"', '""')}"` : `'${word.replaceAll("'", String.raw`'\''`)}'`;

await ensureInstalled(createTerminal(process.stderr));
const child = spawn([line, ...more.map(quoted)].join(' '), { stdio: 'inherit', shell: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
