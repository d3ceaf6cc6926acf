import { chakra } from '@chakra-ui/react';
import { useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/progress-bar';
import { toast } from '../../../ui/toast';
import { ListReport } from '../../lists';
import type { FoundImport } from './found-import';
import {
  useExhibitorImportStandingQuery,
  useStartExhibitorImportMutation,
} from './exhibitor-import.generated';

/** How often the page asks how far it has come, milliseconds. */
const POLL_MS = 1500;

/** Given up after several failures: it can go on where it was. */
function GivenUp({ found: { id, mode, sendsLetters } }: { found: FoundImport }) {
  const t = useT();
  const [start] = useStartExhibitorImportMutation();
  const form = useForm({ fields: [], original: {}, draft: null });
  const again = form.submit({
    send: async () =>
      (await start({ variables: { id, mode: mode ?? 'GOOD', sendsLetters } })).data?.startExhibitorImport,
    saved: ({ message }) => toast.success(message ?? ''),
    refused: ({ errors }) => {
      toast.error(errors[0]?.message ?? '');
      return true;
    },
  });
  return (
    <>
      <chakra.p mt="3">{t('exhibitor-import.failed.text')}</chakra.p>
      <Button mt="4" disabled={form.isSending} onClick={again}>
        {t('exhibitor-import.again')}
      </Button>
    </>
  );
}

/** An import under way: what it does, and how far it is. It goes on when the page is closed. */
export function Progress({ found }: { found: FoundImport }) {
  const t = useT();
  const { id, fileName, lineCount, state, progress } = found;
  const isFailed = state === 'FAILED';
  // What comes lies in the cache that the page reads from; a poll that fails is followed by the next.
  useExhibitorImportStandingQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    ...(isFailed ? {} : { pollInterval: POLL_MS }),
  });
  const { phase = 'CHECKING', done = 0, total = lineCount } = progress ?? {};
  const words = t(`exhibitor-import.phase.${phase}`, { done, total });
  return (
    <ListReport
      id={id}
      tone={isFailed ? 'rejected' : 'quiet'}
      icon={isFailed ? 'alert' : 'clock'}
      title={t(isFailed ? 'exhibitor-import.failed' : 'exhibitor-import.running')}
      file={t('exhibitor-import.file', { name: fileName, count: lineCount })}
    >
      <ProgressBar
        mt="5"
        aria-label={t('exhibitor-import.progress')}
        aria-valuetext={words}
        max={Math.max(total, 1)}
        value={done}
      />
      <chakra.p mt="2" data-numeric="" data-progress="">
        {words}
      </chakra.p>
      {isFailed ? (
        <GivenUp found={found} />
      ) : (
        <chakra.p mt="3" color="quiet" fontSize="sm">
          {t('exhibitor-import.running.text')}
        </chakra.p>
      )}
    </ListReport>
  );
}
