import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n';
import { srcSetOf } from '../../../lib/picture-widths';
import { responsive } from '../../../ui/picture-sizes';
import { toast } from '../../../ui/toast';
import { useRole } from '../../identity';
import { type PosterKind, posterTarget } from './poster-target';
import {
  type HomePostersQuery,
  type HomePostersQueryVariables,
  useHomePostersPreloaded,
} from './product-home.generated';

const frame = {
  base: {
    display: 'block',
    borderRadius: 'card',
    overflow: 'hidden',
    aspectRatio: '960 / 400',
    bg: 'sunken',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', transition: 'transform 250ms' },
    '&:hover img': { transform: 'scale(1.015)' },
  },
} as const;
const PosterLink = chakra(Link, frame);
const PosterButton = chakra('button', frame);

function Poster({ kind, src }: { kind: PosterKind; src: string }) {
  const t = useT();
  const target = posterTarget(kind, useRole());
  const image = (
    <img
      src={src}
      {...responsive(srcSetOf(src), { base: '100vw', md: '50vw', xl: '610px' }, true)}
      alt={t(kind === 'need' ? 'catalogue.posterNeed' : 'catalogue.posterCompany')}
      width={960}
      height={400}
      loading="lazy"
      decoding="async"
    />
  );
  if (target) return <PosterLink to={target}>{image}</PosterLink>;
  return (
    <PosterButton type="button" onClick={() => toast.warning(t('identity.leaveExhibitor'))}>
      {image}
    </PosterButton>
  );
}

/** 'empty': they are ornament beside the lists, so a failure leaves them out and is not told. */
export type HomePostersRef = QueryRef<
  HomePostersQuery,
  HomePostersQueryVariables,
  'empty' | 'complete' | 'streaming'
>;

/** The pictures the organiser keeps for buyers and suppliers (DIR-015); one that is missing leaves no hole. */
export function HomePosters({ query }: { query: HomePostersRef }) {
  const { need, company } = useHomePostersPreloaded(query).data ?? {};
  const posters = [
    { kind: 'need', src: need },
    { kind: 'company', src: company },
  ] as const;
  const shown = posters.flatMap(({ kind, src }) => (src ? [{ kind, src }] : []));
  if (shown.length === 0) return null;
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
      {shown.map(({ kind, src }) => (
        <Poster key={kind} kind={kind} src={src} />
      ))}
    </Grid>
  );
}
