import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { readCodes } from './decode';

/** Why there is no picture. */
type Trouble = 'denied' | 'none' | 'busy' | 'reader';

function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

/** Reads codes by the camera, the one at the back of a phone. Without one, typing does the same. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const [isStarting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const take = useEffectEvent(onCode);
  const fail = useEffectEvent(() => {
    setStream(undefined);
    setTrouble('reader');
  });

  useEffect(() => {
    const screen = video.current;
    if (!stream || !screen) return undefined;
    screen.srcObject = stream;
    // Ended before it began: the next picture plays.
    screen.play().catch(() => undefined);
    const end = readCodes(
      screen,
      (text) => take(text),
      () => fail(),
    );
    return () => {
      end();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  const start = async () => {
    setTrouble(undefined);
    setStarting(true);
    try {
      // Missing on plain http.
      if (!('mediaDevices' in navigator)) throw new Error('no camera');
      const camera = { facingMode: 'environment', width: { ideal: 1280 } };
      setStream(await navigator.mediaDevices.getUserMedia({ video: camera, audio: false }));
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setStarting(false);
    }
  };

  return (
    <Flex direction="column" gap="3">
      {stream ? (
        <chakra.video
          ref={video}
          muted
          playsInline
          aria-label={t('scanning.camera.picture')}
          width="full"
          maxHeight={{ base: '16rem', md: '22rem' }}
          objectFit="cover"
          borderRadius="card"
          bg="navy.950"
        />
      ) : null}
      {trouble ? (
        <Flex role="alert" color="rejected" gap="2" align="flex-start">
          <Icon name="alert" mt="0.5" />
          {t(`scanning.camera.${trouble}`)}
        </Flex>
      ) : null}
      <Button
        variant="outline"
        size="lg"
        disabled={isStarting}
        onClick={() => (stream ? setStream(undefined) : void start())}
      >
        <Icon name={stream ? 'pause' : 'camera'} />
        {t(stream ? 'scanning.camera.stop' : 'scanning.camera.start')}
      </Button>
    </Flex>
  );
}
