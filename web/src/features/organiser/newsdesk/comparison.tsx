import { chakra, Flex } from '@chakra-ui/react';
import type { ChangedPieceKind } from '../../../gql/types';
import { useT } from '../../../i18n';
import { ErrorState } from '../../../ui/error-state';
import { Bone } from '../../../ui/skeleton';
import { useDeskArticleChangesQuery } from './newsdesk.generated';

const signs: Record<ChangedPieceKind, string> = { SAME: '', REMOVED: '−', ADDED: '+' };
const colours = {
  SAME: { color: 'quiet' },
  REMOVED: { color: 'rejected', bg: 'rejected.soft' },
  ADDED: { color: 'approved', bg: 'approved.soft' },
} as const satisfies Record<ChangedPieceKind, object>;
const elements = { SAME: 'p', REMOVED: 'del', ADDED: 'ins' } as const;

function Piece({ kind, text }: { kind: ChangedPieceKind; text: string }) {
  return (
    <chakra.p
      as={elements[kind]}
      display="grid"
      gridTemplateColumns="1rem minmax(0, 1fr)"
      px="3"
      py="1.5"
      borderRadius="control"
      textDecoration="none"
      overflowWrap="anywhere"
      lineClamp={kind === 'SAME' ? 2 : undefined}
      {...colours[kind]}
    >
      <span aria-hidden>{signs[kind]}</span>
      <span>{text}</span>
    </chakra.p>
  );
}

/** What became of an article between two versions, part by part; of texts by paragraphs. */
export function Comparison({ id, from, to }: { id: string; from: number; to: number }) {
  const t = useT();
  const { data, error, refetch } = useDeskArticleChangesQuery({
    variables: { id, from, to },
    // A version never changes.
    fetchPolicy: 'cache-first',
  });
  const changes = data?.organiser?.deskArticle?.changes;
  if (error && !changes)
    return <ErrorState message={t('newsdesk.compare.failed')} onRetry={() => void refetch()} />;
  if (!changes) return <Bone height="12rem" />;
  if (changes.length === 0) return <chakra.p color="quiet">{t('newsdesk.compare.same')}</chakra.p>;
  return (
    <Flex direction="column" gap="6" role="region" aria-label={t('newsdesk.compare')}>
      {changes.map(({ field, label, pieces }) => (
        <section key={field}>
          <chakra.h3 fontSize="md" mb="2">
            {label}
          </chakra.h3>
          <Flex direction="column" gap="1">
            {pieces.map(({ kind, text }, at) => (
              <Piece key={at} kind={kind} text={text} />
            ))}
          </Flex>
        </section>
      ))}
    </Flex>
  );
}
