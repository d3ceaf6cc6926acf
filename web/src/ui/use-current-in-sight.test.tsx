// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useCurrentInSight } from './use-current-in-sight';

/** Where the box stands once it was brought to its current entry. */
const BROUGHT = 200;

function Row({ current }: { current: string }) {
  const row = useCurrentInSight<HTMLDivElement>(current, (box) => {
    box.scrollLeft = BROUGHT;
  });
  return <div ref={row} data-row="" />;
}

/** A page from the server whose row stands at `scrollLeft` when React takes it over. */
function takenOverAt(scrollLeft: number) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Row current="privacy" />);
  document.body.append(container);
  const row = container.querySelector('div');
  if (!row) throw new Error('the server rendered no row');
  row.scrollLeft = scrollLeft;
  const { rerender } = render(<Row current="privacy" />, { container, hydrate: true });
  return { row, open: (current: string) => rerender(<Row current={current} />) };
}

afterEach(cleanup);

describe('a row with a current entry', () => {
  it('moves to the entry when the page opens', () => {
    expect(takenOverAt(0).row.scrollLeft).toBe(BROUGHT);
  });

  it('stays where a reader scrolled it before React took the page over', () => {
    expect(takenOverAt(90).row.scrollLeft).toBe(90);
  });

  it('moves again when another entry becomes current, and not otherwise', () => {
    const { row, open } = takenOverAt(90);
    open('privacy');
    expect(row.scrollLeft).toBe(90);
    open('imprint');
    expect(row.scrollLeft).toBe(BROUGHT);
  });
});
