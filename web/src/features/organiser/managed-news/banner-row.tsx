import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { Tag } from '../../../ui/tag';
import { MoveButtons } from '../content-editing';
import { managedNewsPath } from './address';
import { BANNER_RATIO } from './banner-values';
import type { EditedBannerFragment } from './managed-news.generated';

interface BannerRowProps {
  banner: EditedBannerFragment;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onToggle: () => void;
}

const looks = {
  shown: { tone: 'approved', icon: 'checkCircle' },
  waits: { tone: 'review', icon: 'clock' },
  off: { tone: 'quiet', icon: 'pause' },
} as const;

/** A banner that is on waits before its time, and after it. */
function stateOf({ isShown, isOn }: EditedBannerFragment): keyof typeof looks {
  if (isShown) return 'shown';
  return isOn ? 'waits' : 'off';
}

/** One banner: its picture, whether it is shown and when, and what can be done with it. */
export function BannerRow({ banner, isFirst, isLast, onMove, onToggle }: BannerRowProps) {
  const t = useT();
  const lang = useLang();
  const { id, link, isOn, showsFrom, showsUntil } = banner;
  const [title, image] = lang === 'ZH' ? [banner.titleCn, banner.imageCn] : [banner.titleEn, banner.imageEn];
  const state = stateOf(banner);
  const { tone, icon } = looks[state];
  const times = [
    ...(showsFrom ? [t('managed-news.banner.since', { time: formatDateTime(showsFrom, lang) })] : []),
    ...(showsUntil ? [t('managed-news.banner.until', { time: formatDateTime(showsUntil, lang) })] : []),
  ];
  return (
    <chakra.li
      data-banner={id}
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', md: 'auto 13rem minmax(0, 1fr) auto' }}
      gap={{ base: '3', md: '5' }}
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
    >
      <MoveButtons title={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <chakra.div borderWidth="1px" borderRadius="control" overflow="hidden">
        <Picture sizes="208px" src={image} alt="" ratio={BANNER_RATIO} fit="contain" seed={id} />
      </chakra.div>
      <Flex direction="column" gap="1.5" minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <chakra.h2 fontSize="md" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.p color="quiet" fontSize="sm" overflowWrap="anywhere">
          {link}
        </chakra.p>
        <Flex gap="2" wrap="wrap" align="center" fontSize="sm" color="quiet">
          <Tag tone={tone}>
            <Icon name={icon} size="16px" />
            {t(`managed-news.banner.state.${state}`)}
          </Tag>
          {inARow(times)}
        </Flex>
      </Flex>
      <Flex gap="2" wrap="wrap" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <ButtonLink
          size="sm"
          variant="outline"
          to={managedNewsPath({ view: 'banner', id })}
          aria-label={t('managed-news.banner.editOne', { title })}
        >
          {t('managed-news.banner.edit')}
        </ButtonLink>
        <Button
          size="sm"
          variant="outline"
          aria-label={t(isOn ? 'managed-news.banner.offOne' : 'managed-news.banner.onOne', { title })}
          onClick={onToggle}
        >
          {t(isOn ? 'managed-news.banner.off' : 'managed-news.banner.on')}
        </Button>
      </Flex>
    </chakra.li>
  );
}
