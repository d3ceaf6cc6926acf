import { chakra, Flex } from '@chakra-ui/react';
import { formatTime, useT } from '../../../i18n';
import type { KeptScan } from '../../../lib/door-storage';
import { Icon } from '../../../ui/icon';
import { displayOf } from './scan-display';

interface AnswerPanelProps {
  current: { scan: KeptScan; isAsking: boolean } | undefined;
}

const Panel = chakra(Flex, {
  base: {
    direction: 'column',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    textAlign: 'center',
    gap: '1',
    minHeight: { base: '12rem', md: '15rem' },
    px: '4',
    py: '5',
    borderRadius: 'card',
    borderWidth: '2px',
    borderColor: 'line.strong',
    bg: 'raised',
    overflowWrap: 'anywhere',
  },
});

/** The answer to the last code, readable from an arm's length: colour, sign and words, and who it is about. */
export function AnswerPanel({ current }: AnswerPanelProps) {
  const t = useT();
  if (!current || current.isAsking) {
    return (
      <Panel role="status" aria-atomic data-says={current ? 'asking' : 'ready'}>
        <Icon name={current ? 'clock' : 'ticket'} size="48px" color="quiet" />
        <chakra.strong fontSize="xl">{t(current ? 'door.asking' : 'door.ready')}</chakra.strong>
        <chakra.span color="quiet">{current ? current.scan.code : t('door.ready.help')}</chakra.span>
      </Panel>
    );
  }
  const { scan } = current;
  const { says, tone, icon } = displayOf(scan);
  const time = scan.firstAt ? formatTime(scan.firstAt) : '';
  const hint = {
    time,
    door: scan.firstDoor ?? '',
    reason: scan.refusal ?? '',
  };
  return (
    <Panel
      // A new scan is a new answer, even if it says the same.
      key={scan.id}
      role="status"
      aria-atomic
      data-says={says}
      bg={`${tone}.soft`}
      color={tone}
      borderColor={tone}
    >
      <Icon name={icon} size="64px" strokeWidth="2" />
      <chakra.strong fontSize={{ base: '2xl', md: '3xl' }} lineHeight="tight">
        {t(`door.says.${says}`)}
      </chakra.strong>
      <chakra.span fontSize="lg" fontWeight="semibold" color="ink">
        {scan.name || scan.code}
      </chakra.span>
      {scan.companyName ? <chakra.span color="ink">{scan.companyName}</chakra.span> : null}
      <chakra.span fontSize="sm" color="ink">
        {t(`door.hint.${says}`, hint)}
      </chakra.span>
    </Panel>
  );
}
