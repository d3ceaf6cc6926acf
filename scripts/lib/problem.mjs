/** Something the reader can act on: told as one sentence, without a stack trace. */
export class Problem extends Error {}

/** One line from whatever was thrown: the sentence of a Problem, or the first line of an unexpected error. */
export function sentenceOf(error) {
  if (error instanceof Problem) return error.message;
  return `Something unexpected went wrong: ${String(error?.message ?? error).split('\n')[0]}`;
}

/** Why the system refused a file operation, in words; null for codes that have none. */
export function reasonOf(error) {
  const reasons = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is on a read-only disk',
    ENOTDIR: 'a part of its path is a file',
    EEXIST: 'a part of its path is a file',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENAMETOOLONG: 'its path is too long',
  };
  return reasons[error?.code] ?? null;
}
