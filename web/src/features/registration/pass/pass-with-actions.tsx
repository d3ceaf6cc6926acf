import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useLang, useT } from '../../../i18n';
import { Button, buttonRecipe } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PassCard } from './pass-card';
import type { PassFieldsFragment, PassShowFragment } from './pass.generated';
import { savePicture } from '../../../lib/save-picture';
import { useOfflinePass } from './use-offline-pass';

const ButtonAnchor = chakra('a', buttonRecipe);

interface PassWithActionsProps {
  pass: FragmentType<PassFieldsFragment>;
  show: FragmentType<PassShowFragment>;
  /** Whether it is kept in this browser for when there is no network. */
  isKept: boolean;
}

/** The pass, to be saved as a picture, printed and put into a calendar. */
export function PassWithActions({ pass, show, isKept }: PassWithActionsProps) {
  const t = useT();
  const lang = useLang();
  const card = useRef<HTMLElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const isOffline = useOfflinePass(card, isKept);
  const download = async () => {
    if (!card.current || isDrawing) return;
    setDrawing(true);
    try {
      await savePicture(card.current, t('pass.file'));
    } catch (error) {
      // Nobody can do anything about it: printing and the screen remain (AUTH-082, ERR-015).
      console.error(error);
    } finally {
      setDrawing(false);
    }
  };
  return (
    <chakra.div display="grid" gap="5">
      <PassCard ref={card} pass={pass} show={show} />
      <Flex gap="3" wrap="wrap" data-no-print="">
        <Button onClick={() => void download()} disabled={isDrawing}>
          <Icon name="download" size="18px" />
          {t('pass.download')}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon name="file" size="18px" />
          {t('pass.print')}
        </Button>
        <ButtonAnchor variant="outline" href={`/files/calendar/visit.ics?language=${lang}`} download>
          <Icon name="calendar" size="18px" />
          {t('pass.calendar')}
        </ButtonAnchor>
      </Flex>
      <chakra.p role="status" color="quiet" fontSize="sm" minHeight="1.6em" data-no-print="">
        {isOffline ? t('pass.offline') : ''}
      </chakra.p>
    </chakra.div>
  );
}
