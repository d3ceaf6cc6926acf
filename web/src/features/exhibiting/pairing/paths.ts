import { pageQuery } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** The company's applications; `pairing` is their entry in the exhibitor's menu. */
export const pairingPath = (page = 1) => paths.centre('exhibitor', 'pairing', pageQuery(page));
/** `post=` of an address: the request whose application opens at once. */
export const POST = 'post';
/** Requests that fit: a view of its own (CONFLICT-018). */
export const matchingPath = (page = 1) => paths.centre('exhibitor', 'matching', pageQuery(page));
/** The thread with a buyer, among 'my consultations'. */
export const threadPath = (id: string) => paths.centre('exhibitor', 'consult', { tab: 'mine', id });
