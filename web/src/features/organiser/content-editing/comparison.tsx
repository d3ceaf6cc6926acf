import { chakra, Flex } from '@chakra-ui/react';
import type { ChangedPieceKind } from '../../../gql/types';
import { useT } from '../../../i18n';
import { ErrorState } from '../../../ui/error-state';
import { Bone } from '../../../ui/skeleton';

const signs: Record<ChangedPieceKind, string> = { SAME: '', REMOVED: '−', ADDED: '+' };
const colours = {
  SAME: { color: 'quiet' },
  REMOVED: { color: 'rejected', bg: 'rejected.soft' },
  ADDED: { color: 'approved', bg: 'approved.soft' },
} as const satisfies Record<ChangedPieceKind, object>;
const elements = { SAME: 'p', REMOVED: 'del', ADDED: 'ins' } as const;

interface Piece {
  kind: ChangedPieceKind;
  text: string;
}

function PieceLine({ kind, text }: Piece) {
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

interface ComparisonProps {
  /** What became of it, part by part; undefined while it is on its way. */
  changes: readonly { field: string; label: string; pieces: readonly Piece[] }[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** What became of something between two states, part by part; of texts by paragraphs. */
export function Comparison({ changes, hasFailed, onRetry }: ComparisonProps) {
  const t = useT();
  if (hasFailed && !changes)
    return <ErrorState message={t('content-editing.compare.failed')} onRetry={onRetry} />;
  if (!changes) return <Bone height="12rem" />;
  if (changes.length === 0) return <chakra.p color="quiet">{t('content-editing.compare.same')}</chakra.p>;
  return (
    <Flex direction="column" gap="6" role="region" aria-label={t('content-editing.compare')}>
      {changes.map(({ field, label, pieces }) => (
        <section key={field}>
          <chakra.h3 fontSize="md" mb="2">
            {label}
          </chakra.h3>
          <Flex direction="column" gap="1">
            {pieces.map(({ kind, text }, at) => (
              <PieceLine key={at} kind={kind} text={text} />
            ))}
          </Flex>
        </section>
      ))}
    </Flex>
  );
}
