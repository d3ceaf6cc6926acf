import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { ColleagueFragment } from './staff.generated';

const states: Record<
  ColleagueFragment['state'],
  { tone: 'review' | 'approved' | 'rejected'; icon: IconName }
> = {
  INVITED: { tone: 'review', icon: 'mail' },
  ACTIVE: { tone: 'approved', icon: 'checkCircle' },
  LOCKED: { tone: 'rejected', icon: 'lock' },
};

interface ColleagueProps {
  member: ColleagueFragment;
  isSelf: boolean;
  onEdit: () => void;
  onInvite: () => void;
  onUnlink: () => void;
  onLock: () => void;
  onUnlock: () => void;
}

/** One of the staff: who, what they may do, where they stand, and what can be done about it. */
export function Colleague(props: ColleagueProps) {
  const { member, isSelf, onEdit, onInvite, onUnlink, onLock, onUnlock } = props;
  const t = useT();
  const lang = useLang();
  const { name, email, rights, state, invitationExpiresAt, providerLinkedAt, lastSignInAt } = member;
  const { tone, icon } = states[state];
  const when = () => {
    if (state === 'INVITED' && invitationExpiresAt)
      return t('staff.until', { time: formatDateTime(invitationExpiresAt, lang) });
    return lastSignInAt
      ? t('staff.lastSignIn', { time: formatDateTime(lastSignInAt, lang) })
      : t('staff.neverSignedIn');
  };
  const act = (label: string, onClick: () => void) => (
    // What it is done to is in the name too: a list has many of these buttons.
    <Button size="sm" variant="outline" onClick={onClick}>
      {label}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  const lock = state === 'LOCKED' ? act(t('staff.unlock'), onUnlock) : act(t('staff.lock'), onLock);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      gap="4"
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
    >
      <chakra.div minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <chakra.h2 fontSize="md">{name}</chakra.h2>
          {isSelf ? <Tag>{t('staff.self')}</Tag> : null}
          <Tag tone={tone}>
            <Icon name={icon} size="16px" />
            {t(`staff.state.${state}`)}
          </Tag>
        </Flex>
        <chakra.p color="quiet" fontSize="sm" mt="1" overflowWrap="anywhere">
          {email}
        </chakra.p>
        <Flex gap="2" wrap="wrap" mt="2" align="center">
          {rights.map((right) => (
            <Tag key={right} tone="second">
              {t(`console.right.${right}`)}
            </Tag>
          ))}
          <chakra.span color="quiet" fontSize="sm">
            {when()}
          </chakra.span>
        </Flex>
        {providerLinkedAt ? (
          <chakra.p color="quiet" fontSize="sm" mt="2">
            {t('staff.linked', { time: formatDateTime(providerLinkedAt, lang) })}
          </chakra.p>
        ) : null}
      </chakra.div>
      <Flex gap="2" wrap="wrap">
        {act(t('staff.edit'), onEdit)}
        {providerLinkedAt ? act(t('staff.unlink'), onUnlink) : null}
        {isSelf ? null : act(t('staff.again'), onInvite)}
        {isSelf ? null : lock}
      </Flex>
    </chakra.li>
  );
}
