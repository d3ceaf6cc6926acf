import { chakra, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useLang, useT } from '../../../i18n';
import { Confirm } from '../../../ui/confirm';
import { ExternalButton } from '../../../ui/external-link';
import { Pager } from '../../../ui/pager';
import { SearchField } from '../../../ui/search-field';
import { TextLink } from '../../../ui/text-link';
import { membersPath } from '../address';
import type { MembersRef } from '../load';
import { MemberRow } from './member-row';
import { type ShownMemberFragment, useGroupMembersPreloaded } from './members.generated';
import { useMemberChanges } from './use-member-changes';

/** Passes of one file, as the server makes them (groups/members/passes-file.ts). */
const IN_FILE = 1000;

/** The file of all passes; of very large groups one for each thousand. */
function Downloads({ count }: { count: number }) {
  const t = useT();
  const lang = useLang();
  const file = `/files/own/group-passes-${lang === 'ZH' ? 'cn' : 'en'}.pdf`;
  const parts = Math.ceil(count / IN_FILE);
  return Array.from({ length: parts }, (_, at) => (
    <ExternalButton
      key={at}
      href={at === 0 ? file : `${file}?part=${at + 1}`}
      icon="download"
      variant="outline"
    >
      {parts === 1
        ? t('groups.passes', { count })
        : t('groups.passes.part', { from: at * IN_FILE + 1, to: Math.min(count, (at + 1) * IN_FILE) })}
    </ExternalButton>
  ));
}

interface MembersProps {
  text: string;
  page: number;
  query: MembersRef;
}

/** People whom the visitor has registered in groups: what their passes are good for, and what can be done about them. */
export function Members({ text, page, query }: MembersProps) {
  const t = useT();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const { isBusy, cancel, resend } = useMemberChanges();
  const [asked, setAsked] = useState<ShownMemberFragment>();
  const found = useGroupMembersPreloaded(query).data.viewer?.groupMembers;
  if (!found) return null;
  const { nodes, totalCount, passCount } = found;
  const lastPage = Math.max(1, found.pageInfo.pageCount);
  if (page > lastPage) return <Navigate to={membersPath(text, lastPage)} replace />;
  if (totalCount === 0 && text === '') return <chakra.p color="quiet">{t('groups.members.none')}</chakra.p>;
  return (
    <>
      <Flex gap="3" wrap="wrap" justify="space-between" align="center" mb="5">
        <SearchField
          isQuiet
          flex="1 1 16rem"
          maxWidth="24rem"
          defaultValue={text}
          placeholder={t('groups.members.search')}
          onSearch={(typed) => void navigate(membersPath(typed, 1))}
        />
        <Downloads count={passCount} />
      </Flex>
      {totalCount === 0 ? (
        <Flex gap="3" wrap="wrap">
          <span>{t('groups.members.notFound', { text })}</span>
          <TextLink to={membersPath('', 1)}>{t('groups.members.all')}</TextLink>
        </Flex>
      ) : null}
      <chakra.ul
        ref={list}
        tabIndex={-1}
        outline="none"
        listStyleType="none"
        aria-label={t('groups.members')}
      >
        {nodes.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isBusy={isBusy}
            onCancel={() => setAsked(member)}
            onResend={() => void resend(member.id)}
          />
        ))}
      </chakra.ul>
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('groups.members')}
        href={(target) => membersPath(text, target)}
      />
      <Confirm
        open={asked !== undefined}
        title={t('groups.cancel.ask', { name: asked?.name ?? '' })}
        yes={t('groups.cancel.yes')}
        no={t('groups.cancel.no')}
        onYes={() => {
          if (asked) void cancel(asked.id).then(() => list.current?.focus({ preventScroll: true }));
          setAsked(undefined);
        }}
        onNo={() => setAsked(undefined)}
      >
        {t('groups.cancel.text')}
      </Confirm>
    </>
  );
}
