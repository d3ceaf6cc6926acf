import { describe, expect, it } from 'vitest';
import { toTextBlocks } from './text-blocks';

describe('descriptions', { tags: ['DIR-047', 'DIR-036'] }, () => {
  it('reads blank lines as paragraphs and keeps single line breaks', () => {
    expect(toTextBlocks('One.\nStill one.\n\n\nTwo.\r\n\r\nThree.')).toEqual([
      { kind: 'paragraph', text: 'One.\nStill one.' },
      { kind: 'paragraph', text: 'Two.' },
      { kind: 'paragraph', text: 'Three.' },
    ]);
  });

  it('reads marked lines as one list', () => {
    expect(toTextBlocks('屏蔽完整。\n\n· 电容不大于 90 nF/km。\n· 系数 0.01。\n\n随盘提供报告。')).toEqual([
      { kind: 'paragraph', text: '屏蔽完整。' },
      { kind: 'list', items: ['电容不大于 90 nF/km。', '系数 0.01。'] },
      { kind: 'paragraph', text: '随盘提供报告。' },
    ]);
  });

  it('takes a list that follows its sentence without a blank line', () => {
    expect(toTextBlocks('Facts:\n- 4 cores\n• 90 °C')).toEqual([
      { kind: 'paragraph', text: 'Facts:' },
      { kind: 'list', items: ['4 cores', '90 °C'] },
    ]);
  });

  it('does not take a negative figure for a mark', () => {
    expect(toTextBlocks('-40 °C to +80 °C')).toEqual([{ kind: 'paragraph', text: '-40 °C to +80 °C' }]);
  });

  it('has nothing to show for an empty text', () => {
    expect(toTextBlocks(' \n\n ')).toEqual([]);
  });
});
