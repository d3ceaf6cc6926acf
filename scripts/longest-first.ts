import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files in the order in which they are begun: those that take longest first, in the order of their names; the others
 * keep theirs.
 * @param longest names of files without their folder and without `.test.ts` or `.spec.ts`
 */
export function longestFirst<File extends { moduleId: string }>(
  files: readonly File[],
  longest: readonly string[],
): File[] {
  const place = ({ moduleId }: File): number => {
    const index = longest.indexOf(basename(moduleId).replace(/\.(test|spec)\.tsx?$/, ''));
    return index === -1 ? longest.length : index;
  };
  return [...files].sort((a, b) => place(a) - place(b));
}

/**
 * A sequencer of vitest that begins with the files that take longest: begun last, one of them would keep one worker busy
 * while the other has nothing left to do. vitest goes by the size of a file where it has not measured it on this machine.
 */
export const longestFirstSequencer = (longest: readonly string[]) =>
  class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return longestFirst(await super.sort(files), longest);
    }
  };
