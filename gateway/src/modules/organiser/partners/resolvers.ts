import type { Written } from '../../../rest/calls.ts';
import type {
  MutationResolvers,
  OrganiserResolvers,
  PartnerExportResolvers,
  PartnerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { changedKey, issued, scopeCodes } from '../../api-keys/index.ts';
import { exportProgress } from '../../bulk-exports/index.ts';
import { isoInstant } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { changedWebhook, sentDelivery } from '../../webhooks/index.ts';
import type { PartnerParent } from './parents.ts';
import { partnerSource } from './source.ts';
import { partnerWebhookSource } from './webhook-source.ts';

/** A change of a partner that went well or was refused. */
const changed = (change: () => Promise<Written<PartnerParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { partner: result, message };
    },
    { partner: null, message: null },
    { name: 'name', contactName: 'contactName', contactEmail: 'contactEmail', note: 'note' },
  );

export const Partner: PartnerResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const PartnerExport: PartnerExportResolvers = exportProgress;

type Reads =
  | 'partnerExports'
  | 'partnerFeeds'
  | 'partners'
  | 'partnerUsage'
  | 'partnerWebhook'
  | 'partnerWebhookDelivery'
  | 'partnerWebhooks';

export const Organiser: Pick<OrganiserResolvers, Reads> = {
  partners: (_record, _args, context) => partnerSource(context).list(),
  partnerUsage: (_record, { partnerId, days }, context) => partnerSource(context).usage(partnerId, days),
  partnerExports: (_record, { partnerId }, context) => partnerSource(context).exports(partnerId),
  partnerFeeds: (_record, { partnerId }, context) => partnerWebhookSource(context).feeds(partnerId),
  partnerWebhooks: (_record, { partnerId }, context) => partnerWebhookSource(context).list(partnerId),
  partnerWebhook: (_record, place, context) => partnerWebhookSource(context).find(place),
  partnerWebhookDelivery: (_record, place, context) => partnerWebhookSource(context).delivery(place),
};

type Mutations =
  | 'addPartner'
  | 'changePartner'
  | 'changePartnerKey'
  | 'createPartnerKey'
  | 'deletePartner'
  | 'pausePartnerWebhook'
  | 'redeliverPartnerWebhook'
  | 'resumePartnerWebhook'
  | 'revokePartnerKey'
  | 'rotatePartnerKey';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  addPartner: (_root, { input }, context) => changed(() => partnerSource(context).add(input)),
  changePartner: (_root, { input: { id, ...values } }, context) =>
    changed(() => partnerSource(context).change(id, values)),
  deletePartner: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { message } = await partnerSource(context).remove(id);
        return { partner: null, message };
      },
      { partner: null, message: null },
    ),
  createPartnerKey: (_root, { input: { partnerId, scopes, expiresInDays, ...key } }, context) =>
    issued(() =>
      partnerSource(context).addKey(partnerId, {
        ...key,
        scopes: scopeCodes(scopes),
        expiresInDays: expiresInDays ?? null,
      }),
    ),
  changePartnerKey: (_root, { input: { partnerId, id, scopes, ...key } }, context) =>
    changedKey(() =>
      partnerSource(context).changeKey({ partnerId, id }, { ...key, scopes: scopeCodes(scopes) }),
    ),
  rotatePartnerKey: (_root, { input: { overlapHours = 24, ...place } }, context) =>
    issued(() => partnerSource(context).rotateKey(place, overlapHours)),
  revokePartnerKey: (_root, { input }, context) => changedKey(() => partnerSource(context).revokeKey(input)),
  pausePartnerWebhook: (_root, { input }, context) =>
    changedWebhook(() => partnerWebhookSource(context).pause(input)),
  resumePartnerWebhook: (_root, { input }, context) =>
    changedWebhook(() => partnerWebhookSource(context).resume(input)),
  redeliverPartnerWebhook: (_root, { input }, context) =>
    sentDelivery(() => partnerWebhookSource(context).again(input)),
};
