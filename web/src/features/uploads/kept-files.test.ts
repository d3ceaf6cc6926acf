import { describe, expect, it } from 'vitest';
import { keptFiles } from './kept-files';

const file = { name: 'a.pdf', address: '/files/own/uploads/a.pdf' };

describe('files as a browser kept them', () => {
  it('are private ones of this service alone', () => {
    expect(keptFiles([file, { name: 'b', address: 'https://evil.example/' }, 7], 3)).toEqual([file]);
  });

  it('are as many as the form takes', () => {
    expect(
      keptFiles(
        Array.from({ length: 9 }, () => file),
        3,
      ),
    ).toHaveLength(3);
  });

  it.each([undefined, null, 'x', {}])('are none in %j', (kept) => {
    expect(keptFiles(kept, 3)).toEqual([]);
  });
});
