import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../../i18n';
import { type ThreadCommentFragment, useThreadCommentFragment } from '../threads.generated';

interface SpeechProps {
  /** Blank for the own words. */
  author: string;
  at: string;
  isMine: boolean;
  children: string;
}

/** What somebody wrote: the own words at the far side and in the accent's tint. */
export function Speech({ author, at, isMine, children }: SpeechProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Flex direction="column" align={isMine ? 'end' : 'start'} gap="1">
      <chakra.p fontSize="sm" color="quiet">
        <chakra.span fontWeight="semibold" color="ink">
          {isMine ? t('threads.me') : author}
        </chakra.span>
        <chakra.time dateTime={at} ms="2">
          {formatDateTime(at, lang)}
        </chakra.time>
      </chakra.p>
      <chakra.p
        maxWidth="min(100%, 38rem)"
        px="4"
        py="3"
        borderRadius="card"
        bg={isMine ? 'accent.soft' : 'sunken'}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.p>
    </Flex>
  );
}

function Comment({ comment }: { comment: FragmentType<ThreadCommentFragment> }) {
  const { authorName, isMine, content, createdAt } = useThreadCommentFragment(comment);
  return (
    <Speech author={authorName} at={createdAt} isMine={isMine}>
      {content}
    </Speech>
  );
}

/** The comment record, newest first; a new reply is announced to screen readers (VC-048). */
export function Comments({
  comments,
}: {
  comments: (FragmentType<ThreadCommentFragment> & { id: string })[];
}) {
  const t = useT();
  return (
    <chakra.ol
      aria-label={t('threads.record')}
      aria-live="polite"
      aria-relevant="additions"
      listStyleType="none"
      display="grid"
      gap="5"
    >
      {comments.map((comment) => (
        <li key={comment.id}>
          <Comment comment={comment} />
        </li>
      ))}
    </chakra.ol>
  );
}
