import { describe, expect, it, vi } from 'vitest';
import { createOnlyOnePlays } from './use-only-one-plays';

const video = () => ({ pause: vi.fn() });

describe(': only one video plays', { tags: ['DIR-011', 'DIR-070'] }, () => {
  it('pauses the one before when another starts', () => {
    const [first, second] = [video(), video()];
    const rule = createOnlyOnePlays();
    rule.onPlay(first);
    rule.onPlay(second);
    expect(first.pause).toHaveBeenCalledTimes(1);
    expect(second.pause).not.toHaveBeenCalled();
  });

  it('leaves a video alone that goes on after a pause of its own', () => {
    const only = video();
    const rule = createOnlyOnePlays();
    rule.onPlay(only);
    rule.onPlay(only);
    expect(only.pause).not.toHaveBeenCalled();
  });

  it('pauses the current one when its slide leaves', () => {
    const only = video();
    const rule = createOnlyOnePlays();
    rule.pause();
    rule.onPlay(only);
    rule.pause();
    expect(only.pause).toHaveBeenCalledTimes(1);
  });
});
