import { firstEdition } from '../../modules/content/edition/first-edition.ts';
import type { StoredSettings } from '../../modules/content/edition/stored-settings.ts';
import type { Row } from '../insert-rows.ts';

/**
 * The demo's edition is the first one with an address of each kind. Names under `.example` belong to nobody. Those in
 * whose place the site has a page of its own are off: that page would be out of reach (docs/decisions/0028).
 */
const settings = {
  addresses: {
    visitorPortalZh: 'https://register.wirefair.example/zh/',
    visitorPortalEn: 'https://register.wirefair.example/en/',
    mobileSite: 'https://m.wirefair.example/',
    japaneseSite: 'https://jp.wirefair.example/',
    koreanSite: 'https://kr.wirefair.example/',
    thaiSite: 'https://th.wirefair.example/',
    enquiry: 'https://enquiry.wirefair.example/',
    organiserSite: 'https://www.cable-institute.example/',
    ebook: 'https://ebook.wirefair.example/11th-edition-review/',
    invitationSite: 'https://invite.wirefair.example/',
    exhibitorLogin: 'https://exhibitors.wirefair.example/login',
  },
  addressUse: {
    visitorPortalZh: false,
    visitorPortalEn: false,
    mobileSite: false,
    enquiry: false,
    invitationSite: false,
    exhibitorLogin: false,
  },
} satisfies StoredSettings;

export const editionRows = (): Row[] => [{ values: { number: firstEdition.number, settings } }];
