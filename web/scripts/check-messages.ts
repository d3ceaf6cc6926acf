import { checkMessages } from './check.ts';
import { readMessageFolders, readSources } from './messages.ts';
import { checkSentences } from './sentences.ts';

const folders = readMessageFolders();
const problems = [...checkMessages(folders, readSources()), ...checkSentences()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
const count = folders.reduce((sum, folder) => sum + Object.keys(folder.texts.en).length, 0);
process.stdout.write(`${count} messages checked, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
