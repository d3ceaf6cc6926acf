import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../i18n';
import { playableAddress } from '../lib/playable-address';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/container';
import { EmptyState } from '../ui/empty-state';

/** Plays `?url=…` on a bare page. */
export function Component() {
  const t = useT();
  const [query] = useSearchParams();
  const address = playableAddress(query.get('url'));
  return (
    <Page display="grid" placeItems="center" minHeight="100dvh" bg="navy.950" color="onNavy" data-on-navy="">
      {address ? (
        // The address comes without captions; the player offers those that the file holds.
        <chakra.video
          src={address}
          controls
          playsInline
          preload="metadata"
          maxHeight="100dvh"
          width="full"
          aria-label={t('meta.videoPreview.title')}
        />
      ) : (
        <EmptyState
          seed="video"
          as="h1"
          title={t('meta.videoPreview.title')}
          action={<ButtonLink to={paths.videos()}>{t('meta.videos.title')}</ButtonLink>}
        >
          <chakra.span color="onNavy.quiet">{t('app.video.missing')}</chakra.span>
        </EmptyState>
      )}
    </Page>
  );
}
