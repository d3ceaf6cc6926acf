import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whoever chose another entry of a menu goes on reading at its heading, as on a page of its own; so does whoever went on
 * inside it, where what had the focus is gone, such as the form that was sent. Where the address names a part of the page,
 * the page is scrolled to that part, and the part takes the focus: the heading may be out of sight.
 * @param id of the entry; undefined where there is none
 * @param elsewhere id of the element to go on at without an entry
 */
export function useHeadingFocus(id: string | undefined, elsewhere: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const before = useRef({ id, key });
  useEffect(() => {
    const isOther = before.current.id !== id;
    const hasGoneOn = before.current.key !== key;
    before.current = { id, key };
    // What opened may have taken the focus itself, and a tab that was pressed has kept it.
    if (!isOther && (!hasGoneOn || document.activeElement !== document.body)) return;
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    (part ?? heading.current ?? document.getElementById(elsewhere))?.focus({ preventScroll: true });
  }, [id, key, hash, elsewhere]);
  return heading;
}
