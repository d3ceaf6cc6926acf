import type { MessageId } from '../../i18n';
import type { SampleId } from './samples';

/** A piece of a section: a paragraph, code, or a table of names with what they mean. */
export type Block =
  | { text: MessageId }
  | { code: SampleId; label: string }
  | { table: 'scopes' | 'errors' | 'headers' | 'reasons' };

export interface GuideSection {
  /** Also the anchor of the section in the address. */
  id: string;
  title: MessageId;
  blocks: readonly Block[];
}

/** The guide, in the order in which somebody reads it who begins. */
export const guideSections: readonly GuideSection[] = [
  {
    id: 'start',
    title: 'developers.start',
    blocks: [
      { text: 'developers.start.key' },
      { code: 'curl', label: 'curl' },
      { code: 'typescript', label: 'TypeScript' },
      { code: 'python', label: 'Python' },
      { text: 'developers.start.answer' },
      { code: 'answer', label: 'JSON' },
    ],
  },
  {
    id: 'keys',
    title: 'developers.keys',
    blocks: [
      { text: 'developers.keys.secret' },
      { text: 'developers.keys.scopes' },
      { table: 'scopes' },
      { text: 'developers.keys.company' },
      { code: 'own', label: 'GraphQL' },
      { text: 'developers.keys.test' },
      { text: 'developers.keys.pages' },
      { text: 'developers.keys.rotation' },
    ],
  },
  {
    id: 'lists',
    title: 'developers.lists',
    blocks: [
      { text: 'developers.lists.cursor' },
      { code: 'pages', label: 'GraphQL' },
      { text: 'developers.lists.send' },
      { code: 'sending', label: 'JSON' },
      { text: 'developers.lists.stable' },
      { text: 'developers.lists.nested' },
      { code: 'nested', label: 'GraphQL' },
      { text: 'developers.lists.changed' },
      { code: 'changed', label: 'GraphQL' },
      { text: 'developers.lists.total' },
    ],
  },
  {
    id: 'copy',
    title: 'developers.sync',
    blocks: [
      { text: 'developers.sync.begin' },
      { text: 'developers.sync.feed' },
      { code: 'feed', label: 'GraphQL' },
      { text: 'developers.sync.apply' },
      { text: 'developers.sync.remove' },
      { table: 'reasons' },
      { text: 'developers.sync.expired' },
      { text: 'developers.sync.hint' },
      { code: 'hint', label: 'curl' },
      { text: 'developers.sync.client' },
      { code: 'sync', label: 'TypeScript' },
    ],
  },
  {
    id: 'webhooks',
    title: 'developers.webhooks',
    blocks: [
      { text: 'developers.webhooks.begin' },
      { code: 'webhook', label: 'GraphQL' },
      { code: 'webhookInput', label: 'JSON' },
      { text: 'developers.webhooks.selection' },
      { text: 'developers.webhooks.call' },
      { code: 'delivery', label: 'HTTP' },
      { text: 'developers.webhooks.verify' },
      { code: 'verify', label: 'TypeScript' },
      { text: 'developers.webhooks.byHand' },
      { code: 'verifyByHand', label: 'Python' },
      { text: 'developers.webhooks.once' },
      { text: 'developers.webhooks.order' },
      { text: 'developers.webhooks.retries' },
      { text: 'developers.webhooks.paused' },
      { text: 'developers.webhooks.secret' },
      { text: 'developers.webhooks.log' },
      { code: 'deliveries', label: 'GraphQL' },
    ],
  },
  {
    id: 'write',
    title: 'developers.write',
    blocks: [
      { text: 'developers.write.begin' },
      { code: 'write', label: 'GraphQL' },
      { code: 'records', label: 'JSON' },
      { text: 'developers.write.rules' },
      { text: 'developers.write.results' },
      { text: 'developers.write.again' },
    ],
  },
  {
    id: 'export',
    title: 'developers.export',
    blocks: [
      { text: 'developers.export.why' },
      { code: 'export', label: 'GraphQL' },
      { text: 'developers.export.progress' },
      { code: 'exported', label: 'GraphQL' },
      { text: 'developers.export.lines' },
      { code: 'lines', label: 'JSON' },
      { text: 'developers.export.download' },
      { code: 'download', label: 'curl' },
      { text: 'developers.export.join' },
      { text: 'developers.export.select' },
      { code: 'selected', label: 'GraphQL' },
      { text: 'developers.export.limits' },
    ],
  },
  {
    id: 'languages',
    title: 'developers.languages',
    blocks: [
      { text: 'developers.languages.choose' },
      { code: 'languages', label: 'GraphQL' },
      { text: 'developers.languages.missing' },
    ],
  },
  {
    id: 'limits',
    title: 'developers.limits',
    blocks: [
      { text: 'developers.limits.cost' },
      { code: 'cost', label: '' },
      { text: 'developers.limits.bucket' },
      { table: 'headers' },
      { text: 'developers.limits.refused' },
    ],
  },
  {
    id: 'errors',
    title: 'developers.errors',
    blocks: [{ text: 'developers.errors.shape' }, { code: 'refusal', label: 'HTTP' }, { table: 'errors' }],
  },
  {
    id: 'versions',
    title: 'developers.versions',
    blocks: [{ text: 'developers.versions.added' }, { text: 'developers.versions.deprecated' }],
  },
  {
    id: 'changes',
    title: 'developers.changes',
    blocks: [{ text: 'developers.changes.november' }],
  },
];

/** A row of a table: a name that programs use, perhaps with a status, and what it means. */
export interface NamedRow {
  name: string;
  status?: number;
  text: MessageId;
}

/** The tables of the guide. */
export const guideTables: Record<'scopes' | 'errors' | 'headers' | 'reasons', readonly NamedRow[]> = {
  scopes: [
    { name: 'read:exhibitors', text: 'developers.scope.exhibitors' },
    { name: 'read:products', text: 'developers.scope.products' },
    { name: 'read:posts', text: 'developers.scope.posts' },
    { name: 'read:news', text: 'developers.scope.news' },
    { name: 'read:events', text: 'developers.scope.events' },
    { name: 'read:videos', text: 'developers.scope.videos' },
    { name: 'read:own-products', text: 'developers.scope.ownProducts' },
    { name: 'read:own-consultations', text: 'developers.scope.ownConsultations' },
    { name: 'read:own-leads', text: 'developers.scope.ownLeads' },
    { name: 'manage:webhooks', text: 'developers.scope.manageWebhooks' },
    { name: 'write:exhibitors', text: 'developers.scope.writeExhibitors' },
  ],
  reasons: [
    { name: 'DELETED', text: 'developers.reason.deleted' },
    { name: 'WITHDRAWN', text: 'developers.reason.withdrawn' },
    { name: 'MERGED', text: 'developers.reason.merged' },
    { name: 'FORGOTTEN', text: 'developers.reason.forgotten' },
  ],
  headers: [
    { name: 'RateLimit-Limit', text: 'developers.header.limit' },
    { name: 'RateLimit-Remaining', text: 'developers.header.remaining' },
    { name: 'RateLimit-Policy', text: 'developers.header.policy' },
    { name: 'RateLimit-Reset', text: 'developers.header.reset' },
    { name: 'Retry-After', text: 'developers.header.retryAfter' },
    { name: 'X-Request-Id', text: 'developers.header.requestId' },
  ],
  errors: [
    { name: 'GRAPHQL_PARSE_FAILED', status: 400, text: 'developers.error.parse' },
    { name: 'GRAPHQL_VALIDATION_FAILED', status: 400, text: 'developers.error.validation' },
    { name: 'BAD_USER_INPUT', status: 400, text: 'developers.error.input' },
    { name: 'TOO_COSTLY', status: 400, text: 'developers.error.costly' },
    { name: 'OPERATION_NOT_LISTED', status: 400, text: 'developers.error.notListed' },
    { name: 'KEY_INVALID', status: 401, text: 'developers.error.key' },
    { name: 'SCOPE_MISSING', status: 403, text: 'developers.error.scope' },
    { name: 'PARTNER_KEY_NEEDED', status: 403, text: 'developers.error.partnerKey' },
    { name: 'ORIGIN_NOT_ALLOWED', status: 403, text: 'developers.error.origin' },
    { name: 'TEST_MODE_UNAVAILABLE', status: 403, text: 'developers.error.test' },
    { name: 'CURSOR_EXPIRED', status: 200, text: 'developers.error.cursor' },
    { name: 'CHANGED_MEANWHILE', status: 200, text: 'developers.error.changed' },
    { name: 'TOO_MANY_REQUESTS', status: 429, text: 'developers.error.tooMany' },
    { name: 'UPSTREAM_UNAVAILABLE', status: 503, text: 'developers.error.unavailable' },
    { name: 'INTERNAL_SERVER_ERROR', status: 500, text: 'developers.error.internal' },
  ],
};
