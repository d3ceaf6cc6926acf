/** A service for tests of starting and stopping: it stops in the way that its first argument names. */
import { lifecycle } from '../src/lifecycle.ts';
import { report } from '../src/report.ts';
import { failStart } from '../src/start-failure.ts';

const [way = ''] = process.argv.slice(2);
const life = lifecycle();
const stops: Record<string, () => Promise<void>> = {
  orderly: async () => void process.stdout.write('stopped'),
  failing: () => Promise.reject(new Error('no room')),
  hanging: () => new Promise(() => {}),
};
const stop = stops[way];
if (stop) life.onStop(stop, 300);
if (way === 'broken') failStart({ forLauncher: 'It cannot start.', forLog: 'Because of a test.' });
else report({ type: 'ready', url: 'http://127.0.0.1' });
// Keeps the process running, as a server does.
setInterval(() => {}, 60_000);
