import { chakra, Flex } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { GroupPassState } from '../../../gql/types';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { replacePath, type ReplacedMember } from '../address';
import type { ShownMemberFragment } from './members.generated';

const looks: Record<
  GroupPassState,
  { tone: NonNullable<ComponentProps<typeof Tag>['tone']>; icon: IconName }
> = {
  VALID: { tone: 'approved', icon: 'ticket' },
  CHECKED_IN: { tone: 'second', icon: 'checkCircle' },
  CANCELLED: { tone: 'rejected', icon: 'close' },
  REPLACED: { tone: 'quiet', icon: 'users' },
};

interface MemberRowProps {
  member: ShownMemberFragment;
  isBusy: boolean;
  onCancel: () => void;
  onResend: () => void;
}

/** One member: who it is, what the pass is good for, and what the leader can do about it. */
export function MemberRow({ member, isBusy, onCancel, onResend }: MemberRowProps) {
  const t = useT();
  const lang = useLang();
  const { id, name, companyName, maskedMobile, maskedEmail, passState, replacedBy, registeredAt } = member;
  const { tone, icon } = looks[passState];
  const isValid = passState === 'VALID' || passState === 'CHECKED_IN';
  return (
    <chakra.li borderTopWidth="1px" py="4" data-member={passState}>
      <Flex gap="2" wrap="wrap" justify="space-between" align="start">
        <chakra.div flex="1 1 15rem" minWidth="0">
          <chakra.h3 fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          <chakra.p overflowWrap="anywhere">{companyName}</chakra.p>
          <chakra.p color="quiet" fontSize="sm" overflowWrap="anywhere">
            {inARow([maskedMobile, maskedEmail])}
          </chakra.p>
          <chakra.p color="quiet" fontSize="sm">
            {t('groups.member.registered', { time: formatDateTime(registeredAt, lang) })}
          </chakra.p>
        </chakra.div>
        <Tag tone={tone}>
          <Icon name={icon} size="16px" />
          {passState === 'REPLACED' && replacedBy
            ? t('groups.member.replacedBy', { name: replacedBy })
            : t(`groups.member.state.${passState}`)}
        </Tag>
      </Flex>
      {isValid ? (
        <Flex gap="2" wrap="wrap" mt="3">
          <Button
            variant="outline"
            aria-label={t('groups.member.resendTo', { name })}
            aria-disabled={isBusy || undefined}
            onClick={onResend}
          >
            {t('groups.member.resend')}
          </Button>
          {passState === 'VALID' ? (
            <>
              <ButtonLink
                to={replacePath(id)}
                state={{ name } satisfies ReplacedMember}
                variant="outline"
                aria-label={t('groups.member.replaceNamed', { name })}
              >
                {t('groups.member.replace')}
              </ButtonLink>
              <Button
                variant="ghost"
                aria-label={t('groups.member.cancelOf', { name })}
                aria-disabled={isBusy || undefined}
                onClick={onCancel}
              >
                {t('groups.member.cancel')}
              </Button>
            </>
          ) : null}
        </Flex>
      ) : null}
    </chakra.li>
  );
}
