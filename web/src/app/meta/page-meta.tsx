import { useLocation } from 'react-router-dom';
import { useEdition } from '../../features/edition';
import { inLang, useLang, useT } from '../../i18n';
import { basePath } from '../../lib/paths';
import { fullAddress, useSiteOrigin } from '../../lib/site-origin';
import { canonicalAddress, isForSearchEngines } from './canonical';
import { type MetaId, metaOf } from './meta';
import { PageTitle } from './page-title';

/** As long as search engines and messengers show. */
const DESCRIPTION_LENGTH = 160;

/** The site's own picture, for pages without one: 1200 × 630. */
const SHARE_CARD = `${basePath}/share-card.png`;

/** Says `noindex`, and to our own server that the page is a 404. */
const MISSING = 'noindex, missing';

interface PageMetaProps {
  id: MetaId;
  /** Where the page knows better than its route, e.g. the name of a product. */
  title?: string | undefined;
  description?: string | undefined;
  /** Address of a picture that stands for the page when it is shared. */
  image?: string | null | undefined;
  /** What the page is about, for whoever shows a link to it. */
  type?: 'website' | 'article' | 'product';
  /** A page that turned out to be about nothing. */
  missing?: boolean;
}

/** Messengers show no drawings. */
const canBeShared = (image: string | null | undefined): image is string =>
  typeof image === 'string' && image !== '' && !/\.svg(\?|$)/i.test(image);

const shortened = (text: string) =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;

/** React moves these elements into the head, on the client and when a server renders the page. */
export function PageMeta({ id, title, description, image, type = 'website', missing }: PageMetaProps) {
  const t = useT();
  const lang = useLang();
  const origin = useSiteOrigin();
  const { pathname, search } = useLocation();
  const { name } = useEdition();
  const meta = metaOf(id);
  const own = title ?? (meta.title ? t(meta.title) : undefined);
  const about = shortened((description ?? t(meta.description, { name })).replace(/\s+/g, ' ').trim());
  const isKnown = isForSearchEngines(id) && !missing;
  const here = canonicalAddress(id, new URL(fullAddress(origin, pathname + search)));
  const picture = new URL(canBeShared(image) ? image : SHARE_CARD, origin).href;
  return (
    <>
      <PageTitle id={id} title={title} />
      <meta name="description" content={about} />
      <meta name="keywords" content={t(meta.keywords)} />
      {isKnown ? (
        <>
          <link rel="canonical" href={inLang(here, lang).href} />
          <link rel="alternate" hrefLang="zh-CN" href={inLang(here, 'ZH').href} />
          <link rel="alternate" hrefLang="en" href={inLang(here, 'EN').href} />
          <link rel="alternate" hrefLang="x-default" href={here.href} />
          <meta property="og:url" content={inLang(here, lang).href} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={own ?? name} />
          <meta property="og:description" content={about} />
          <meta property="og:image" content={picture} />
          <meta property="og:locale" content={lang === 'ZH' ? 'zh_CN' : 'en_GB'} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content={missing ? MISSING : 'noindex'} />
      )}
    </>
  );
}
