import type { CentreEntry, CentreHomes } from '../features/centre';
import { entry as threads } from '../features/consultations/threads/entry';
import { entry as contactUs } from '../features/content/contact-us/entry';
import { entry as coupons } from '../features/coupons/entry';
import { entry as registrations } from '../features/events/registrations/entry';
import { entry as advertising } from '../features/exhibiting/advertising/entry';
import { entry as articles } from '../features/exhibiting/articles/entry';
import { entry as badges } from '../features/exhibiting/badges/entry';
import { entry as billing } from '../features/exhibiting/billing/entry';
import { entry as company } from '../features/exhibiting/company/entry';
import { entry as customContent } from '../features/exhibiting/custom-content/entry';
import { entry as exhibits } from '../features/exhibiting/exhibits/entry';
import { entry as journal } from '../features/exhibiting/journal/entry';
import { entry as keys } from '../features/exhibiting/keys/entry';
import { entry as leads } from '../features/exhibiting/leads/entry';
import { entry as manual } from '../features/exhibiting/manual/entry';
import { entry as matching } from '../features/exhibiting/matching/entry';
import { entry as onlineInvite } from '../features/exhibiting/online-invite/entry';
import { entry as othersPanel } from '../features/exhibiting/others-panel/entry';
import { entry as pairing } from '../features/exhibiting/pairing/entry';
import { entry as resources } from '../features/exhibiting/resources/entry';
import { entry as collection } from '../features/favourites/collection/entry';
import { entry as groups } from '../features/groups/entry';
import { entry as password } from '../features/identity/password/entry';
import { entry as invitations } from '../features/invitations/entry';
import { entry as ownDetails } from '../features/registration/own-details/entry';
import { entry as others } from '../features/registration/others/entry';
import { entry as pass } from '../features/registration/pass/entry';
import { entry as survey } from '../features/registration/survey/entry';
import { entry as demands } from '../features/sourcing/demands/entry';
import { home as visitorHome } from '../features/registration/visitor-home/entry';
import { home as overview } from '../features/exhibiting/overview/entry';

/** The entries of both centres, in the order of the menu: each panel has its own `entry.ts`. */
export const centreEntries: readonly CentreEntry[] = [
  pass,
  coupons,
  survey,
  others,
  groups,
  invitations,
  company,
  exhibits,
  articles,
  onlineInvite,
  badges,
  journal,
  manual,
  advertising,
  resources,
  pairing,
  matching,
  leads,
  threads,
  collection,
  demands,
  registrations,
  contactUs,
  customContent,
  othersPanel,
  billing,
  keys,
  ownDetails,
  password,
];

/** What stands on the home of a role above its entries (EXH-043..047). */
export const centreHomes: CentreHomes = { visitor: visitorHome, exhibitor: overview };
