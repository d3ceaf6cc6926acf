/** Begins the name of every draft of a form in the browser's session storage. */
export const DRAFT_PREFIX = 'draft:';
/** Whose the drafts are: the id of the account that was signed in last in this tab. */
const OWNER = 'draftOwner';

function dropAll(): void {
  const { sessionStorage } = window;
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name);
  }
}

/**
 * The account that is signed in now: drafts of another one are dropped. What a guest typed goes on with the account
 * that they sign in to, and an ended session changes nothing.
 */
export function claimDrafts(owner: string): void {
  try {
    const before = window.sessionStorage.getItem(OWNER);
    if (before !== null && before !== owner) dropAll();
    window.sessionStorage.setItem(OWNER, owner);
  } catch {
    // Without storage there are no drafts.
  }
}

/** Who signs out leaves nothing behind for whoever uses the browser next. */
export function dropDrafts(): void {
  try {
    dropAll();
    window.sessionStorage.removeItem(OWNER);
  } catch {
    // Without storage there are no drafts.
  }
}
