import { SURVEY_ENTRY } from '../registration';
import type { CentreEntry } from './entry';

const both = ['visitor', 'exhibitor'] as const;

/**
 * The entries of both centres, in the order of the menu: one line for each panel. The panel's module exports
 * `Component` and, where it reads something, `loader` (entry.ts says what they get).
 */
// prettier-ignore
export const entries: readonly CentreEntry[] = [
  { id: 'e-card', roles: ['visitor'], group: 'visit', icon: 'ticket', label: 'centre.e-card', lead: 'centre.e-card.lead', messages: ['pass'], load: () => import('../registration/pass') },
  { id: 'confirm', roles: ['visitor'], group: 'visit', icon: 'checkCircle', label: 'centre.confirm', lead: 'centre.confirm.lead', messages: ['coupons'], untilEnd: true, load: () => import('../coupons') },
  { id: SURVEY_ENTRY, roles: ['visitor'], group: 'visit', icon: 'file', label: 'centre.survey', lead: 'centre.survey.lead', messages: ['survey'], load: () => import('../registration/survey') },
  { id: 'register', roles: ['visitor'], group: 'visit', icon: 'user', label: 'centre.register', lead: 'centre.register.lead', messages: ['others'], untilEnd: true, load: () => import('../registration/others') },
  { id: 'group', roles: ['visitor'], group: 'others', icon: 'booth', label: 'centre.groupVisit', lead: 'centre.groupVisit.lead', messages: ['groups', 'lists'], load: () => import('../groups') },
  { id: 'invite', roles: ['visitor'], group: 'others', icon: 'mail', label: 'centre.invite', lead: 'centre.invite.lead', messages: ['invitations'], load: () => import('../invitations') },
  { id: 'company', roles: ['exhibitor'], group: 'company', icon: 'booth', label: 'centre.company', lead: 'centre.company.lead', messages: ['company', 'review', 'uploads'], load: () => import('../exhibiting/company') },
  { id: 'exhibits', roles: ['exhibitor'], group: 'company', icon: 'image', label: 'centre.exhibits', lead: 'centre.exhibits.lead', messages: ['exhibits', 'review', 'uploads', 'lists'], load: () => import('../exhibiting/exhibits') },
  { id: 'apply', roles: ['exhibitor'], group: 'company', icon: 'globe', label: 'centre.apply', lead: 'centre.apply.lead', messages: ['articles', 'editor', 'review', 'uploads'], load: () => import('../exhibiting/articles') },
  { id: 'online-invite', roles: ['exhibitor'], group: 'company', icon: 'mail', label: 'centre.online-invite', lead: 'centre.online-invite.lead', messages: ['online-invite', 'invitations'], outside: { address: 'invitationSite', load: () => import('../exhibiting/invitation-site') }, load: () => import('../exhibiting/online-invite') },
  { id: 'badges', roles: ['exhibitor'], group: 'company', icon: 'user', label: 'centre.badges', lead: 'centre.badges.lead', messages: ['badges', 'review', 'uploads'], load: () => import('../exhibiting/badges') },
  { id: 'journal', roles: ['exhibitor'], group: 'company', icon: 'file', label: 'centre.journal', lead: 'centre.journal.lead', messages: ['journal', 'review'], load: () => import('../exhibiting/journal') },
  { id: 'manual', roles: ['exhibitor'], group: 'services', icon: 'calendar', label: 'centre.manual', lead: 'centre.manual.lead', messages: ['manual', 'custom-fields', 'review', 'uploads'], load: () => import('../exhibiting/manual') },
  { id: 'advertising', roles: ['exhibitor'], group: 'services', icon: 'image', label: 'centre.advertising', lead: 'centre.advertising.lead', messages: ['advertising', 'review', 'uploads'], load: () => import('../exhibiting/advertising') },
  { id: 'resources', roles: ['exhibitor'], group: 'services', icon: 'download', label: 'centre.resources', lead: 'centre.resources.lead', messages: ['resources'], load: () => import('../exhibiting/resources') },
  { id: 'pairing', roles: ['exhibitor'], group: 'matching', icon: 'checkCircle', label: 'centre.pairing', lead: 'centre.pairing.lead', messages: ['pairing', 'review'], load: () => import('../exhibiting/pairing') },
  { id: 'matching', roles: ['exhibitor'], group: 'matching', icon: 'search', label: 'centre.matching', lead: 'centre.matching.lead', messages: ['matching', 'pairing', 'review'], load: () => import('../exhibiting/matching') },
  { id: 'leads', roles: ['exhibitor'], group: 'matching', icon: 'camera', label: 'centre.leads', lead: 'centre.leads.lead', messages: ['leads', 'scanning', 'review'], load: () => import('../exhibiting/leads') },
  { id: 'consult', roles: both, group: 'matching', icon: 'chat', label: 'centre.consult', lead: 'centre.consult.lead', messages: ['threads', 'received-pairings'], load: () => import('../consultations/threads') },
  { id: 'collection', roles: both, group: 'matching', icon: 'heart', label: 'centre.collection', lead: 'centre.collection.lead', messages: ['collection'], load: () => import('../favourites/collection') },
  { id: 'purchase', roles: both, group: 'matching', icon: 'file', label: 'centre.purchase', lead: 'centre.purchase.lead', messages: ['demands', 'sourcing', 'review', 'uploads', 'received-pairings'], opensOn: 'publish-demand', opensAt: { view: 'add' }, load: () => import('../sourcing/demands') },
  { id: 'meeting', roles: ['visitor'], group: 'matching', icon: 'calendar', label: 'centre.meeting', lead: 'centre.meeting.lead', messages: ['registrations', 'custom-fields'], load: () => import('../events/registrations') },
  { id: 'contact', roles: ['visitor'], group: 'help', icon: 'phone', label: 'centre.contact', lead: 'centre.contact.lead', messages: ['contact-us', 'contact-cards'], load: () => import('../content/contact-us') },
  { id: 'content', roles: ['exhibitor'], group: 'more', icon: 'globe', label: 'centre.content', lead: 'centre.content.lead', messages: ['custom-content'], load: () => import('../exhibiting/custom-content') },
  { id: 'others', roles: ['exhibitor'], group: 'more', icon: 'info', label: 'centre.others', lead: 'centre.others.lead', messages: ['others-panel', 'contact-cards'], load: () => import('../exhibiting/others-panel') },
  { id: 'billing', roles: ['exhibitor'], group: 'account', icon: 'file', label: 'centre.billing', lead: 'centre.billing.lead', messages: ['billing', 'review'], load: () => import('../exhibiting/billing') },
  { id: 'password', roles: both, group: 'account', icon: 'lock', label: 'centre.password', lead: 'centre.password.lead', messages: ['password'], load: () => import('../identity/password') },
];
