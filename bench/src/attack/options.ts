import { parseArgs } from 'node:util';
import { positive } from '../support/option-values.ts';

export const HELP = `npm run attack -w bench -- [options]

  --minutes N      length of the attack (60)
  --origin URL     site that is attacked, a demo under \`npm start\` (http://127.0.0.1:4000)
  --data DIR       its DATA_DIR, to read the memory of its servers and the size of its logs (.data at the root)
  --uploads N      uploads altogether (1000)
  --wrong-codes N  wrong codes altogether (1000)
  --every N        seconds from one journey of the normal visitor to the next (5)
  --seed N         of everything that is chosen at random (1)
  --help           this text

Ends with code 1 when a step of the journey failed, when its 95th percentile is above 2 s, or when the owner of the
attacked number could not sign in. Begin with an empty data folder: codes and uploads are limited for a whole day.`;

export interface AttackOptions {
  minutes: number;
  origin: string;
  dataDir: string;
  uploads: number;
  wrongCodes: number;
  everySeconds: number;
  seed: number;
  help: boolean;
}

/**
 * Reads the command line.
 * @throws OptionError or a TypeError of Node's parser
 */
export function readAttackOptions(args: string[], defaultDataDir: string): AttackOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '60' },
      origin: { type: 'string', default: 'http://127.0.0.1:4000' },
      data: { type: 'string', default: defaultDataDir },
      uploads: { type: 'string', default: '1000' },
      'wrong-codes': { type: 'string', default: '1000' },
      every: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    minutes: positive('minutes', values.minutes),
    origin: new URL(values.origin).origin,
    dataDir: values.data,
    uploads: Math.ceil(positive('uploads', values.uploads)),
    wrongCodes: Math.ceil(positive('wrong-codes', values['wrong-codes'])),
    everySeconds: positive('every', values.every),
    seed: positive('seed', values.seed),
    help: values.help,
  };
}
