/**
 * Names of the specs that take longest, in the order in which a run begins with them. Those that wait for most of their
 * time (for a code of the next minute, a review, a server that starts) stand between those that keep a processor busy,
 * so that seldom more than one of the three workers waits.
 */
export const LONGEST = [
  ...[
    'every-page-zh',
    'every-page-en',
    'directory',
    'rendering',
    'home',
    'recommended',
    'news',
    'shell-room',
  ],
  ...['search', 'events', 'about'],
  // It waits for as long as the seven after it take on the two other workers.
  ...['open-show', 'registration', 'panel-sizes', 'details', 'shell', 'centre', 'sign-in'],
  ...['exhibitor-panel-sizes', 'registration-interrupted'],
  ...['organiser-exhibitor-import', 'consultations', 'visitor-centre', 'manual', 'favourites'],
  ...['badges', 'online-invite', 'product-home', 'press', 'guide', 'demands', 'organiser-managed-news'],
  ...[
    'organiser-door-offline',
    'organiser-site-content',
    'partners',
    'exhibits',
    'outside-addresses',
    'pairing',
  ],
  ...['client', 'organiser-reviews', 'organiser-companies', 'advertising', 'fuzz', 'booth-application'],
  ...['buyer-posts', 'organiser-door', 'event-sign-up', 'lost-code', 'organiser-numbers'],
];
