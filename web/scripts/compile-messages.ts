import { compileMessages } from './compile.ts';

const { bundles, count } = compileMessages();
process.stdout.write(`${count} messages in ${bundles.length} bundles\n`);
