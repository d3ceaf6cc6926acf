import { AspectRatio, Center, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';

interface VideoPlayerProps {
  src: string;
  poster: string;
  title: string;
  onPlay: (video: HTMLVideoElement) => void;
  seed?: string;
  eager?: boolean;
}

const StartButton = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    outlineOffset: '-4px',
    '&:hover > span': { bg: 'copper.700', transform: 'scale(1.06)' },
    _focusVisible: { outlineColor: 'white', boxShadow: 'inset 0 0 0 6px #0B1F3A' },
  },
});

/** The poster with a button; once started the browser's own player, which is at home with keyboard and captions. */
export function VideoPlayer({ src, poster, title, onPlay, seed, eager }: VideoPlayerProps) {
  const t = useT();
  const [state, setState] = useState<'poster' | 'player' | 'failed'>('poster');
  const video = useRef<HTMLVideoElement>(null);
  // The button that was pressed is gone: the focus goes on to the player in its place.
  useEffect(() => {
    if (state === 'player') video.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <chakra.div position="relative" bg="navy.950" overflow="hidden">
      {state === 'player' ? (
        <AspectRatio ratio={16 / 9}>
          <chakra.video
            ref={video}
            src={src}
            poster={poster}
            controls
            autoPlay
            playsInline
            aria-label={title}
            objectFit="contain"
            onPlay={(event) => onPlay(event.currentTarget)}
            onError={() => setState('failed')}
          />
        </AspectRatio>
      ) : (
        <>
          <Picture
            sizes={{ base: '100vw', md: '50vw', lg: '33vw', xl: '410px' }}
            src={poster}
            alt=""
            ratio={16 / 9}
            eager={eager ?? false}
            {...(seed ? { seed } : {})}
          />
          <StartButton
            type="button"
            aria-label={t(state === 'failed' ? 'catalogue.videoRetry' : 'catalogue.videoPlay', { title })}
            onClick={() => setState('player')}
          >
            <Center
              as="span"
              width="16"
              height="16"
              borderRadius="full"
              bg="copper.600"
              color="white"
              boxShadow="0 0 0 6px rgba(7, 21, 42, 0.35)"
              transition="transform 200ms, background-color 150ms"
            >
              <Icon
                name={state === 'failed' ? 'reset' : 'play'}
                size="28px"
                filled={state !== 'failed'}
                ms={state === 'failed' ? undefined : '1'}
              />
            </Center>
          </StartButton>
          {state === 'failed' ? (
            <chakra.p
              role="alert"
              position="absolute"
              insetX="0"
              bottom="0"
              px="4"
              py="2"
              fontSize="sm"
              color="onNavy"
              bg="rgba(7, 21, 42, 0.85)"
              pointerEvents="none"
            >
              {t('catalogue.videoFailed')}
            </chakra.p>
          ) : null}
        </>
      )}
    </chakra.div>
  );
}
