import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import type { ConsolePanelProps } from '../console';
import { Colleague } from './colleague';
import { PersonDialog } from './person-dialog';
import { type ColleagueFragment, type StaffQuery, useStaffPreloaded } from './staff.generated';
import { useStaffChanges } from './use-staff-changes';

/** What is being asked, and of whom. */
type Question = { of: 'lock' | 'again' | 'unlink'; member: ColleagueFragment };

/** Who works for the organiser, and what each of them may do. */
export function Staff({ data: query }: ConsolePanelProps<QueryRef<StaffQuery>>) {
  const t = useT();
  const { organiser } = useStaffPreloaded(query).data;
  const [editing, setEditing] = useState<ColleagueFragment | 'new'>();
  const [question, setQuestion] = useState<Question>();
  const { lock, inviteAgain, unlink } = useStaffChanges();
  if (!organiser) return null;
  const { me, staff } = organiser;
  const answer = async () => {
    if (!question) return;
    setQuestion(undefined);
    const { id } = question.member;
    await { lock: () => lock(id, true), again: () => inviteAgain(id), unlink: () => unlink(id) }[
      question.of
    ]();
  };
  const asked = question?.of ?? 'lock';
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="5">
        <chakra.p color="quiet">{t('staff.count', { count: staff.length })}</chakra.p>
        <Button onClick={() => setEditing('new')}>{t('staff.invite')}</Button>
      </Flex>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {staff.map((member) => (
          <Colleague
            key={member.id}
            member={member}
            isSelf={member.id === me.id}
            onEdit={() => setEditing(member)}
            onInvite={() => setQuestion({ of: 'again', member })}
            onUnlink={() => setQuestion({ of: 'unlink', member })}
            onLock={() => setQuestion({ of: 'lock', member })}
            onUnlock={() => void lock(member.id, false)}
          />
        ))}
      </chakra.ul>
      <PersonDialog
        who={editing}
        isSelf={editing !== 'new' && editing?.id === me.id}
        onClose={() => setEditing(undefined)}
      />
      <Confirm
        open={question !== undefined}
        title={t(`staff.${asked}.title`, { name: question?.member.name ?? '' })}
        yes={t(`staff.${asked}.yes`)}
        no={t('staff.cancel')}
        isHarmless={asked === 'again'}
        onYes={() => void answer()}
        onNo={() => setQuestion(undefined)}
      >
        {t(`staff.${asked}.text`)}
      </Confirm>
    </>
  );
}
