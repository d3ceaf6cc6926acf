import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useT } from '../../../../i18n';
import { BackLink } from '../../../../ui/back-link';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Pager } from '../../../../ui/pager';
import type { PanelProps } from '../../../centre';
import { ThreadPairing } from '../../../exhibiting/received-pairings';
import { threadsPath, type ThreadTab } from '../address';
import type { ThreadRef } from '../load';
import { readAgain } from '../read-again';
import { StatusTag } from '../status-tag';
import { useMarkThreadReadMutation, useThreadPreloaded } from '../threads.generated';
import { AskerCard } from './asker-card';
import { CloseThread } from './close-thread';
import { Comments, Speech } from './comments';
import { ReplyForm } from './reply-form';
import { SubjectCard } from './subject-card';

/** CONST-028. */
const PAGE_SIZE = 10;

interface ThreadViewProps extends Pick<PanelProps<never>, 'role'> {
  tab: ThreadTab;
  page: number;
  query: ThreadRef;
}

/** One thread: what it is about, the question, the record, and last the reply (VC-047..051, EXH-169, EXH-170). */
export function ThreadView({ role, tab, page, query }: ThreadViewProps) {
  const t = useT();
  const client = useApolloClient();
  const thread = useThreadPreloaded(query).data.viewer?.consultation ?? null;
  const [markRead] = useMarkThreadReadMutation();
  const unread = thread?.unreadCount ?? 0;
  const id = thread?.id;
  useEffect(() => {
    // Seen is seen: a mark that fails is set the next time.
    if (id !== undefined && unread > 0) markRead({ variables: { id } }).catch(() => undefined);
  }, [id, unread, markRead]);

  const back = threadsPath(role, tab);
  if (!thread) {
    return (
      <EmptyState
        seed="thread"
        title={t('threads.unknown.title')}
        action={<ButtonLink to={back}>{t('threads.toList')}</ButtonLink>}
      >
        {t('threads.unknown')}
      </EmptyState>
    );
  }
  const { isMine, status, question, files, name, askerName, askerCompany, createdAt, comments } = thread;
  const isOpen = status !== 'CLOSED';
  return (
    <chakra.div display="grid" gap={{ base: '5', md: '6' }}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <BackLink to={back}>{t('threads.toList')}</BackLink>
        <StatusTag status={status} />
      </Flex>
      {isMine ? null : <AskerCard name={askerName} company={askerCompany} />}
      <SubjectCard thread={thread} />
      <ThreadPairing thread={thread} />
      <section aria-label={t('threads.question')}>
        <Speech author={isMine ? '' : name} at={createdAt} isMine={isMine} files={files}>
          {question}
        </Speech>
      </section>
      <chakra.section borderTopWidth="1px" pt="6">
        <chakra.h2 fontSize="lg" mb="4">
          {t('threads.record')}
        </chakra.h2>
        <Pager
          page={page}
          pageCount={Math.ceil(comments.totalCount / PAGE_SIZE)}
          total={comments.totalCount}
          hideForOnePage
          label={t('threads.record')}
          href={(target) => threadsPath(role, tab, { id: thread.id, page: target })}
        />
        {comments.nodes.length === 0 ? <chakra.p color="quiet">{t('threads.noComments')}</chakra.p> : null}
        <Comments key={page} comments={comments.nodes} follows={page === 1} />
      </chakra.section>
      <chakra.section borderTopWidth="1px" pt="6" display="grid" gap="6">
        {isOpen ? (
          <ReplyForm role={role} consultationId={thread.id} back={back} onSent={() => readAgain(client)} />
        ) : (
          <chakra.p color="quiet" bg="sunken" borderRadius="card" px="4" py="3">
            {t('threads.closed')}
          </chakra.p>
        )}
      </chakra.section>
      {isOpen ? <CloseThread id={thread.id} /> : null}
    </chakra.div>
  );
}
