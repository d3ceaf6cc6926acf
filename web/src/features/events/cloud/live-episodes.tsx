import type { QueryRef } from '@apollo/client/react';
import { Center, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { playableAddress } from '../../../lib/playable-address';
import { toWebAddress } from '../../../lib/web-address';
import { Card, CardBody, CardTitle } from '../../../ui/card';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { SectionHeading } from '../../../ui/section-heading';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import {
  type LiveEpisodesQuery,
  type LiveEpisodesQueryVariables,
  useLiveEpisodesPreloaded,
} from './live-episodes.generated';

export type LiveEpisodesRef = QueryRef<LiveEpisodesQuery, LiveEpisodesQueryVariables>;
type Episode = LiveEpisodesQuery['liveEpisodes'][number];

const over = { content: '""', position: 'absolute', inset: '0' } as const;
const Whole = chakra('a', { base: { outline: 'none', _after: over, _hover: { color: 'accent' } } });
const WholeButton = chakra('button', {
  base: { textAlign: 'start', outline: 'none', _after: over, _hover: { color: 'accent' } },
});

interface EpisodeCardProps {
  episode: Episode;
  onOpen: () => void;
}

/** Cover and title; pressing it opens the link, or the film or cover here (MEET-012, MEET-013). */
function EpisodeCard({ episode: { id, kind, title, url, coverUrl }, onOpen }: EpisodeCardProps) {
  const t = useT();
  const address = kind === 'LINK' ? toWebAddress(url) : undefined;
  const iconHere = playableAddress(url) ? 'play' : 'image';
  const icon = address ? 'external' : iconHere;
  return (
    <Card height="full" _focusWithin={{ outline: '2px solid {colors.focus}', outlineOffset: '2px' }}>
      <chakra.div position="relative">
        <Picture
          sizes={{ base: '100vw', sm: '50vw', lg: '33vw', xl: '400px' }}
          src={coverUrl}
          alt=""
          ratio={16 / 9}
          seed={id}
        />
        <Center
          position="absolute"
          insetEnd="3"
          bottom="3"
          width="10"
          height="10"
          borderRadius="full"
          bg="copper.600"
          color="white"
          aria-hidden
        >
          <Icon name={icon} size="18px" filled={icon === 'play'} />
        </Center>
      </chakra.div>
      <CardBody>
        <CardTitle>
          {address ? (
            <Whole href={address.href} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            </Whole>
          ) : (
            <WholeButton type="button" onClick={onOpen}>
              {title}
            </WholeButton>
          )}
        </CardTitle>
      </CardBody>
    </Card>
  );
}

function Opened({ episode: { title, url, coverUrl, id } }: { episode: Episode }) {
  const film = playableAddress(url);
  return (
    <chakra.div borderRadius="control" overflow="hidden" bg="navy.950">
      {film ? (
        <chakra.video
          src={film}
          {...(coverUrl ? { poster: coverUrl } : {})}
          controls
          autoPlay
          playsInline
          aria-label={title}
          width="full"
          aspectRatio="16 / 9"
        />
      ) : (
        <Picture
          sizes={{ base: '100vw', sm: '512px' }}
          src={coverUrl}
          alt={title}
          ratio={16 / 9}
          seed={id}
          eager
        />
      )}
    </chakra.div>
  );
}

/** Earlier broadcasts; nothing at all where there is none (MEET-010). */
export function LiveEpisodes({ query }: { query: LiveEpisodesRef }) {
  const t = useT();
  const { liveEpisodes } = useLiveEpisodesPreloaded(query).data;
  const [opened, setOpened] = useState<Episode>();
  if (liveEpisodes.length === 0) return null;
  return (
    <chakra.section mt={{ base: '12', md: '16' }} aria-labelledby="episodes">
      <SectionHeading id="episodes" title={t('events.episodes')} lead={t('events.episodes.lead')} />
      <Grid
        as="ul"
        listStyleType="none"
        gap="5"
        templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {liveEpisodes.map((episode) => (
          <li key={episode.id}>
            <EpisodeCard episode={episode} onOpen={() => setOpened(episode)} />
          </li>
        ))}
      </Grid>
      <Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} title={opened?.title}>
        {opened ? <Opened episode={opened} /> : null}
      </Dialog>
    </chakra.section>
  );
}
