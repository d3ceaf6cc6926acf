import { describe, it } from 'vitest';
import { page } from './browser.ts';
import { expectEverySize, type Panel } from './panel-sizes.ts';
import { signInAs } from './session.ts';

/** Lists that the demo's exhibitor has something in. */
const panels: readonly Panel[] = [
  {
    menu: 'exhibits',
    operation: 'OwnExhibits',
    field: 'products',
    size: 10,
    row: 'article',
    isLookedAtEmpty: true,
  },
  { menu: 'apply', operation: 'OwnArticles', field: 'promotionArticles', size: 10, row: 'article' },
  { menu: 'badges', operation: 'OwnBadges', field: 'badges', size: 10, row: 'article' },
  { menu: 'advertising', operation: 'OwnAdRequests', field: 'adRequests', size: 10, row: 'article' },
  {
    menu: 'online-invite&tab=email',
    operation: 'FriendInvitations',
    field: 'friendInvitations',
    size: 10,
    row: 'tbody tr',
  },
  {
    menu: 'pairing',
    operation: 'PairingApplications',
    field: 'pairingApplications',
    size: 10,
    row: 'tbody tr',
    isLookedAtEmpty: true,
  },
  {
    menu: 'matching',
    operation: 'RecommendedDemands',
    field: 'recommendedDemands',
    size: 10,
    row: 'article',
  },
];

// The longer words of the two languages.
describe('lists of the exhibitor', () => {
  it.each(panels)(
    'of none, of one and of a thousand: $menu',
    { tags: ['CONST-032'], timeout: 60_000 },
    async (panel) => {
      const at = await page({ locale: 'EN', width: 1440 });
      await signInAs(at, 'exhibitor');
      await expectEverySize(at, '/d/zsCenter', panel);
    },
  );
});
