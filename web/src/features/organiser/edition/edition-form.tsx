import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Form, keptDraft, SubmitButton, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { Changed } from './changed';
import { type SettledEditionFragment, useChangeEditionMutation } from './edition.generated';
import { labelOf } from './labels';
import { pages } from './pages';
import { Preview } from './preview';
import {
  inputOf,
  mistakesOf,
  namedFields,
  parseValues,
  sameValues,
  type Tab,
  type Values,
  valuesOf,
} from './values';

const draft = keptDraft('editionDraft', parseValues);

interface EditionFormProps {
  edition: SettledEditionFragment;
  tab: Tab;
  /** What time it is for the show. */
  now: Date;
}

/**
 * The state of the form: what it is without changes, the version that it writes over, and what a colleague has saved
 * meanwhile, which is known at once where the kept draft began with an older version.
 */
function useEditionForm({ edition, tab }: EditionFormProps) {
  const t = useT();
  const id = `${edition.number}-${tab}`;
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [{ first, initial }] = useState(() => {
    const present = valuesOf(edition, tab);
    const kept = draft.read(id);
    return { first: present, initial: kept && !sameValues(present, kept) ? kept : present };
  });
  const [original, setOriginal] = useState(first);
  const [version, setVersion] = useState(edition.version);
  const [theirs, setTheirs] = useState(initial['version'] === first['version'] ? undefined : first);
  const form = useForm<Values>({
    fields: namedFields(first),
    original,
    initial,
    draft: { id, kept: draft },
    check: (values) =>
      Object.fromEntries(
        mistakesOf(values).map(({ field, kind }) => [
          field,
          t(`edition.${kind}`, { name: labelOf(t, field) }),
        ]),
      ),
  });
  const begin = (present: Values) => {
    setTheirs(undefined);
    form.reset(present);
  };
  const learn = (present: SettledEditionFragment, values: Values) => {
    setOriginal(values);
    setVersion(present.version);
  };
  return { form, version, theirs, setTheirs, begin, learn };
}

/** One page of an edition's settings, with what visitors would see of it beside it. */
export function EditionForm(props: EditionFormProps) {
  const { edition, tab, now } = props;
  const { number } = edition;
  const t = useT();
  const { form, version, theirs, setTheirs, begin, learn } = useEditionForm(props);
  const [send] = useChangeEditionMutation({ refetchQueries: ['Edition'] });
  const Fields = pages[tab];
  const submit = form.submit({
    send: async (values) => {
      const input = { number, version, ...inputOf(values, tab) };
      const payload = (await send({ variables: { input } })).data?.changeEdition;
      // The server names a field by its way through the input.
      const errors = payload?.errors.map((error) => ({ ...error, path: [error.path?.join('-') ?? ''] }));
      return payload && errors && { ...payload, errors };
    },
    saved: ({ edition: present, message }) => {
      if (present) {
        const values = valuesOf(present, tab);
        learn(present, values);
        // As the server has it: without what hung over.
        begin(values);
      }
      toast.success(message ?? '');
    },
    refused: ({ edition: present }) => {
      const values = present ? valuesOf(present, tab) : undefined;
      if (present && values) learn(present, values);
      setTheirs(values);
      return false;
    },
  });

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
      gap={{ base: '8', xl: '10' }}
      alignItems="start"
    >
      <Form form={form} onSubmit={submit} aria-label={t(`edition.tab.${tab}`)} maxWidth="form">
        {theirs ? <Changed theirs={theirs} mine={form.values} onTake={() => begin(theirs)} /> : null}
        <Fields page={form} />
        <div>
          <SubmitButton form={form} busy={t('edition.saving')}>
            {t('edition.save')}
          </SubmitButton>
        </div>
      </Form>
      <Preview tab={tab} values={form.values} edition={edition} now={now} />
    </Grid>
  );
}
