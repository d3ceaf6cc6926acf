// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the address for browsers that read it later, and not for ever', () => {
  const content = new Blob(['cable']);
  const create = vi.fn(() => 'blob:1');
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const pressed: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push([this.href, this.download]);
  });
  saveBlob(content, 'pass.png');
  expect(create).toHaveBeenCalledWith(content);
  expect(pressed).toEqual([['blob:1', 'pass.png']]);
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
