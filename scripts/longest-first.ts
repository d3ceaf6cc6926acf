import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in this order: begun last, one of them would keep one worker busy while the other has
 * nothing left to do. vitest goes by the size of a file where it has not measured it on this machine.
 */
export const LONGEST = [
  ...['every-page', 'directory', 'home', 'recommended', 'news', 'events', 'search', 'rendering', 'about'],
  ...['demands', 'manual', 'buyer-posts', 'badges', 'registration'],
];

const place = ({ moduleId }: { moduleId: string }): number => {
  const index = LONGEST.indexOf(basename(moduleId, '.spec.ts'));
  return index === -1 ? LONGEST.length : index;
};

/** The files in the order in which they are begun; those of which nothing is known keep theirs. */
export function longestFirst<File extends { moduleId: string }>(files: readonly File[]): File[] {
  return [...files].sort((a, b) => place(a) - place(b));
}

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
