// `npm run dev`: both servers and the site from their sources, restarting as they change; Ctrl-C ends all.
// What is generated from .graphql files is generated anew when these change.
import { ensureInstalled } from '../install.mjs';
import { serverEnvironment, startOptions } from '../options.mjs';
import { endRunning, npm } from '../run.mjs';
import { onEnd } from '../signals.mjs';
import { createTerminal } from '../terminal.mjs';
import { watchSdl } from '../watch-sdl.mjs';

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
