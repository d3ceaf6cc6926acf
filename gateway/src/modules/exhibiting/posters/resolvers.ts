import { editionSource } from '../../content/index.ts';
import type {
  MutationResolvers,
  PosterTemplate,
  QueryResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { payload } from '../../user-errors.ts';
import { companySource } from '../company/source.ts';
import { posterSource } from './source.ts';

/** Place of the template in links, and id of its poster, which the REST server numbers otherwise (CONFLICT-045). */
const numbers: Record<PosterTemplate, { link: '1' | '2'; poster: number }> = {
  NIGHT: { link: '1', poster: 1 },
  BLUEPRINT: { link: '2', poster: 3 },
};

export const Viewer: Pick<ViewerResolvers, 'invitationLink' | 'posterUrl'> = {
  invitationLink: ({ id, role }, { template }, context) =>
    role === 'exhibitor' ? posterSource(context).link(id, numbers[template].link) : null,
  posterUrl: ({ id, role }, { template, hasCode, locale: asked, use }, { locale }) =>
    role === 'exhibitor'
      ? `/poster/${numbers[template].poster}?id=${id}&qrcode=${hasCode}&language=${asked ?? locale}${use === 'PREVIEW' ? '&width=720' : ''}`
      : null,
};

export const Query: Pick<QueryResolvers, 'wechatShare'> = {
  wechatShare: (_root, { url }, context) =>
    payload(
      async () => {
        const { appId, timestamp, nonceStr, signature } = await posterSource(context).wechat(url);
        return { share: { appId, timestamp, nonce: nonceStr, signature } };
      },
      { share: null },
    ),
};

export const Mutation: Pick<MutationResolvers, 'openInvitationSite'> = {
  openInvitationSite: (_root, _args, context) =>
    payload(
      async () => {
        const { username } = await companySource(context).find();
        const token = await posterSource(context).encrypt(username);
        const { invitationSite } = (await editionSource(context).read()).addresses;
        if (invitationSite === null) return { url: null };
        const url = new URL(invitationSite);
        url.searchParams.set('token', token);
        return { url: url.href };
      },
      { url: null },
    ),
};
