/**
 * Names of the specs that take longest, in the order in which a run begins with them. Those that wait for most of their
 * time (for a code of the next minute, a review, a server that starts) stand between those that keep a processor busy.
 */
export const LONGEST = [
  ...['every-page', 'directory', 'home', 'recommended', 'news', 'events', 'search', 'rendering', 'about'],
  ...[
    'open-show',
    'registration',
    'registration-interrupted',
    'panel-sizes',
    'demands',
    'exhibitor-panel-sizes',
    'manual',
  ],
  ...['badges', 'centre', 'consultations', 'organiser-exhibitor-import', 'online-invite', 'sign-in'],
  ...['organiser-door-offline', 'details', 'shell', 'press', 'visitor-centre', 'product-home'],
  ...['exhibits', 'booth-application', 'buyer-posts', 'pairing', 'organiser-site-content'],
  ...['outside-addresses', 'organiser-managed-news', 'organiser-reviews', 'organiser-companies'],
];
