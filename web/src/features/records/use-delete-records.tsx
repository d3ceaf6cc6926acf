import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../apollo';
import { useT } from '../../i18n';
import { Confirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';

/** A record that may go, and what the question calls it. */
export interface Deletable {
  id: string;
  title: string;
}

/** What the server says to a wish to delete. */
interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

interface Options {
  /** What else follows from it, like leaving the public pages; after the sentence that it cannot be undone. */
  note?: string;
  send: (ids: string[]) => Promise<Outcome | undefined>;
  /** When the question is answered with yes and the server has answered, whatever it said. */
  onDeleted: (ids: string[]) => void;
}

/** Characters of a title that the question quotes. */
const QUOTED = 40;

const quoted = (text: string) => {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
};

/** Asks yes or no, deletes one or several, and says that it is done (VC-066, EXH-058, EXH-069, EXH-159). */
export function useDeleteRecords({ note, send, onDeleted }: Options): {
  ask: (records: readonly Deletable[]) => void;
  question: ReactNode;
} {
  const t = useT();
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<readonly Deletable[]>([]);
  const [isOpen, setOpen] = useState(false);

  const onYes = async () => {
    if (!isOpen) return;
    setOpen(false);
    const ids = asked.map(({ id }) => id);
    try {
      const outcome = await send(ids);
      const refused = outcome?.errors[0];
      if (refused) toast.error(refused.message);
      else toast.success(outcome?.message ?? '');
      // Refused, some are gone already or protected: either way the list is to be read again.
      onDeleted(ids);
    } catch (error) {
      showFailure(error);
    }
  };

  const [first] = asked;
  const what =
    asked.length === 1 && first
      ? t('records.ask.one', { title: quoted(first.title) })
      : t('records.ask.several', { count: asked.length });
  const question = (
    <Confirm
      open={isOpen}
      title={t('records.ask', { count: asked.length })}
      yes={t('records.delete')}
      no={t('records.keep')}
      onYes={() => void onYes()}
      onNo={() => setOpen(false)}
    >
      {note ? t('records.ask.noted', { what, note }) : what}
    </Confirm>
  );
  return {
    // The words of the question stay while it closes.
    ask: (records) => {
      setAsked(records);
      setOpen(records.length > 0);
    },
    question,
  };
}
