/** Names of the specs that take longest, in this order: a run begins with them. */
export const LONGEST = [
  ...['every-page', 'directory', 'home', 'recommended', 'news', 'events', 'search', 'rendering', 'about'],
  ...['demands', 'manual', 'buyer-posts', 'badges', 'registration'],
];
