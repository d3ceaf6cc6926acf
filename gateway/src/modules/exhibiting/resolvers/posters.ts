import { editionSource } from '../../content/index.ts';
import type {
  MutationResolvers,
  PosterTemplate,
  QueryResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { userErrors } from '../../user-errors.ts';

/** Place of the template in links, and id of its poster, which the REST server numbers otherwise (CONFLICT-045). */
const numbers: Record<PosterTemplate, { link: number; poster: number }> = {
  NIGHT: { link: 1, poster: 1 },
  BLUEPRINT: { link: 2, poster: 3 },
};

export const viewerPosters: Pick<ViewerResolvers, 'invitationLink' | 'posterUrl'> = {
  invitationLink: ({ id, role }, { template }, { posters }) =>
    role === 'exhibitor' ? posters.link(id, numbers[template].link) : null,
  posterUrl: ({ id, role }, { template, hasCode, locale: asked, use }, { locale }) =>
    role === 'exhibitor'
      ? `/poster/${numbers[template].poster}?id=${id}&qrcode=${hasCode}&language=${asked ?? locale}${use === 'PREVIEW' ? '&width=720' : ''}`
      : null,
};

export const posterQueries: Pick<QueryResolvers, 'wechatShare'> = {
  wechatShare: async (_root, { url }, { posters }) => {
    try {
      const { appId, timestamp, nonceStr, signature } = await posters.wechat(url);
      return { share: { appId, timestamp, nonce: nonceStr, signature }, errors: [] };
    } catch (error) {
      return { share: null, errors: userErrors(error) };
    }
  },
};

export const posterMutations: Pick<MutationResolvers, 'openInvitationSite'> = {
  openInvitationSite: async (_root, _args, context) => {
    const { company, posters } = context;
    try {
      const { username } = await company.find();
      const token = await posters.encrypt(username);
      const { invitationSite } = (await editionSource(context).read()).addresses;
      if (invitationSite === null) return { url: null, errors: [] };
      const url = new URL(invitationSite);
      url.searchParams.set('token', token);
      return { url: url.href, errors: [] };
    } catch (error) {
      return { url: null, errors: userErrors(error) };
    }
  },
};
