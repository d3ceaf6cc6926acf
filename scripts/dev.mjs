// `npm run dev`: both servers and the site from their sources, restarting as they change; Ctrl-C ends all.
// What is generated from .graphql files is generated anew when these change.
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serverEnvironment, startOptions } from './lib/options.mjs';
import { endRunning, npm } from './lib/run.mjs';
import { onEnd } from './lib/signals.mjs';
import { createTerminal } from './lib/terminal.mjs';
import { watchSdl } from './lib/watch-sdl.mjs';

const terminal = createTerminal();
await ensureInstalled(terminal);
const env = serverEnvironment(startOptions(process.argv.slice(2)));
onEnd((signal) => endRunning(signal));
const endWatching = watchSdl(terminal);
const workspaces = ['backend', 'gateway', 'web'];
await Promise.all(
  workspaces.map((name) => npm(['run', 'dev', '-w', name], { env, show: true }).finally(() => endRunning())),
);
endWatching();
