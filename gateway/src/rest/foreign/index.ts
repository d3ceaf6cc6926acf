import type { AdaptationsOf } from '../adaptation.ts';
import { advertising } from './advertising.ts';
import { articles } from './articles.ts';
import { badges } from './badges.ts';
import { company } from './company.ts';
import { conferences } from './conferences.ts';
import { consultations } from './consultations.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { edition } from './edition.ts';
import { eventRegistrations } from './event-registrations.ts';
import { exhibitors } from './exhibitors.ts';
import { exhibits } from './exhibits.ts';
import { favourites } from './favourites.ts';
import { identity } from './identity.ts';
import { invitations } from './invitations.ts';
import { journal } from './journal.ts';
import { leads } from './leads.ts';
import { news } from './news.ts';
import { others } from './others.ts';
import { pairing } from './pairing.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { published } from './published.ts';
import { services } from './services.ts';
import { staff } from './staff.ts';
import { suggestions } from './suggestions.ts';
import { videos } from './videos.ts';
import { visits } from './visits.ts';

/**
 * What the gateway does where the REST server knows only the specification's calls and fields (decision 0027): one file
 * for each subject. The rest of the gateway sees the full contract.
 */
export const adaptations: {
  get: AdaptationsOf<'get'>;
  post: AdaptationsOf<'post'>;
  put: AdaptationsOf<'put'>;
  delete: AdaptationsOf<'delete'>;
} = {
  get: {
    ...advertising.get,
    ...articles.get,
    ...badges.get,
    ...company.get,
    ...conferences.get,
    ...consultations.get,
    ...content.get,
    ...coupons.get,
    ...edition.get,
    ...eventRegistrations.get,
    ...exhibitors.get,
    ...exhibits.get,
    ...favourites.get,
    ...identity.get,
    ...invitations.get,
    ...journal.get,
    ...leads.get,
    ...news.get,
    ...others.get,
    ...pairing.get,
    ...posts.get,
    ...products.get,
    ...published.get,
    ...services.get,
    ...staff.get,
    ...suggestions.get,
    ...videos.get,
    ...visits.get,
  },
  post: {
    ...badges.post,
    ...consultations.post,
    ...eventRegistrations.post,
    ...exhibits.post,
    ...identity.post,
    ...others.post,
    ...services.post,
    ...visits.post,
  },
  put: {},
  delete: { ...favourites.delete },
};
