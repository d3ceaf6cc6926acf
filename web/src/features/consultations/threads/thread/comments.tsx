import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatDateTime, useLang, useT } from '../../../../i18n';
import { type ThreadCommentFragment, useThreadCommentFragment } from '../threads.generated';
import { ThreadFiles } from './thread-files';

interface SpeechProps {
  /** Blank for the own words. */
  author: string;
  at: string;
  isMine: boolean;
  children: string;
  /** What came with it. */
  files: ThreadCommentFragment['files'];
}

/** What somebody wrote: the own words at the far side and in the accent's tint. */
export function Speech({ author, at, isMine, children, files }: SpeechProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Flex direction="column" align={isMine ? 'end' : 'start'} gap="1">
      <Flex columnGap="2" wrap="wrap" justify={isMine ? 'end' : 'start'} fontSize="sm" color="quiet">
        <chakra.span fontWeight="semibold" color="ink">
          {isMine ? t('threads.me') : author}
        </chakra.span>
        <time dateTime={at}>{formatDateTime(at, lang)}</time>
      </Flex>
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
      <ThreadFiles files={files} isMine={isMine} />
    </Flex>
  );
}

function Comment({ comment }: { comment: FragmentType<ThreadCommentFragment> }) {
  const { authorName, isMine, content, files, createdAt } = useThreadCommentFragment(comment);
  return (
    <Speech author={authorName} at={createdAt} isMine={isMine} files={files}>
      {content}
    </Speech>
  );
}

interface CommentsProps {
  /** A page of them, newest first. */
  comments: (FragmentType<ThreadCommentFragment> & { id: string })[];
  /** Whether new ones are added to this page. */
  follows: boolean;
}

/** Brings a comment that comes while the thread is open into view, wherever the page is scrolled to. */
function useNewestInView(newest: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(newest);
  useEffect(() => {
    if (shown.current === newest) return;
    shown.current = newest;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current?.lastElementChild?.scrollIntoView({
      block: 'nearest',
      behavior: still ? 'instant' : 'smooth',
    });
  }, [newest]);
  return list;
}

/** The comment record, the newest last, above the reply box; a new reply is announced to screen readers (VC-048). */
export function Comments({ comments, follows }: CommentsProps) {
  const t = useT();
  const list = useNewestInView(follows ? comments[0]?.id : undefined);
  return (
    <chakra.ol
      ref={list}
      aria-label={t('threads.record')}
      aria-live="polite"
      aria-relevant="additions"
      listStyleType="none"
      display="grid"
      gap="5"
    >
      {comments.toReversed().map((comment) => (
        // Not below the header, nor at the very edge of the screen.
        <chakra.li key={comment.id} scrollMarginTop="6rem" scrollMarginBottom="6rem">
          <Comment comment={comment} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
