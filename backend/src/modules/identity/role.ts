/** As whom somebody signs in: each role has accounts of its own. */
export type Role = 'visitor' | 'exhibitor';
