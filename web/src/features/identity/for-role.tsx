import { chakra } from '@chakra-ui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type Role, session } from './session';

/** By what `boot.js` has written on the document before its first paint; a guest's document says nothing. */
const hiddenFromOthers: Record<Role, object> = {
  guest: { 'html[data-role] &': { display: 'none' } },
  visitor: { 'html:not([data-role=visitor]) &': { display: 'none' } },
  exhibitor: { 'html:not([data-role=exhibitor]) &': { display: 'none' } },
};

const everybody: readonly Role[] = ['guest', 'visitor', 'exhibitor'];

/**
 * What differs between guests, visitors and exhibitors and must not jump when a page that the server has drawn, the same
 * for all, learns who reads it: such a page has it for each of them, and shows the reader's own from the first paint on.
 * Everything else asks `useRole`.
 */
export function ForRole({ children }: { children: (role: Role) => ReactNode }) {
  const known = useSyncExternalStore(session.subscribe, session.role, () => null);
  const drawn = known === null ? everybody : everybody.filter((role) => role === known);
  return drawn.map((role) => (
    <chakra.div key={role} display="contents" css={known === null ? hiddenFromOthers[role] : {}}>
      {children(role)}
    </chakra.div>
  ));
}
