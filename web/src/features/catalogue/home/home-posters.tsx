import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n';
import { BannerPicture } from '../../../ui/banner-picture';
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
    width: 'full',
    borderRadius: 'card',
    '& img': { transition: 'transform 250ms' },
    '&:hover img': { transform: 'scale(1.015)' },
  },
} as const;
const PosterLink = chakra(Link, frame);
const PosterButton = chakra('button', frame);

interface PosterProps {
  kind: PosterKind;
  src: string;
  headline: string | null;
  subtitle: string | null;
}

function Poster({ kind, ...words }: PosterProps) {
  const t = useT();
  const target = posterTarget(kind, useRole());
  const picture = (
    <BannerPicture
      {...words}
      alt={t(kind === 'need' ? 'catalogue.posterNeed' : 'catalogue.posterCompany')}
      ratio={960 / 400}
      seed={kind}
      eager={false}
      isHalf
    />
  );
  if (target) return <PosterLink to={target}>{picture}</PosterLink>;
  return (
    <PosterButton type="button" onClick={() => toast.warning(t('identity.leaveExhibitor'))}>
      {picture}
    </PosterButton>
  );
}

/** 'empty': they are ornament beside the lists, so a failure leaves them out and is not told. */
export type HomePostersRef = QueryRef<
  HomePostersQuery,
  HomePostersQueryVariables,
  'empty' | 'complete' | 'streaming'
>;

/** The pictures and words the organiser keeps for buyers and suppliers (DIR-015); one that is missing leaves no hole. */
export function HomePosters({ query }: { query: HomePostersRef }) {
  const { data } = useHomePostersPreloaded(query);
  const posters = [
    { kind: 'need', src: data?.need, headline: data?.needHeadline, subtitle: data?.needSubtitle },
    { kind: 'company', src: data?.company, headline: data?.companyHeadline, subtitle: data?.companySubtitle },
  ] as const;
  const shown = posters.flatMap(({ kind, src, headline = null, subtitle = null }) =>
    src ? [{ kind, src, headline, subtitle }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
      {shown.map((poster) => (
        <Poster key={poster.kind} {...poster} />
      ))}
    </Grid>
  );
}
