import { chakra, Grid } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { toast } from '../../../ui/toast';
import { keptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { Changed } from './changed';
import { type SettledEditionFragment, useChangeEditionMutation } from './editions.generated';
import { labelOf } from './labels';
import { pages } from './pages';
import { Preview } from './preview';
import {
  fieldsOf,
  inputOf,
  mistakesOf,
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

/** One page of an edition's settings, with what visitors would see of it beside it. */
export function EditionForm({ edition, tab, now }: EditionFormProps) {
  const t = useT();
  const { number } = edition;
  const id = `${number}-${tab}`;
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [{ first, initial }] = useState(() => {
    const present = valuesOf(edition, tab);
    return { first: present, initial: draft.read(id) ?? present };
  });
  const [original, setOriginal] = useState(first);
  const [version, setVersion] = useState(edition.version);
  // What a colleague has saved meanwhile; known at once where what was kept began with an older state.
  const [theirs, setTheirs] = useState(
    initial['version'] === first['version'] || sameValues(first, initial) ? undefined : first,
  );
  const [send] = useChangeEditionMutation({ refetchQueries: ['Edition'] });
  const { form, summary, values, change, errors, errorOf, refuse, go, question } = useRecordForm<
    Values,
    string
  >({ id, original, initial, draft, same: sameValues, unsaved: t('editions.unsaved') });
  const { save, isSaving } = useSaveRecord(fieldsOf(values));
  const Fields = pages[tab];

  const take = (from: Values) => {
    for (const [field, value] of Object.entries(from)) change(field, value);
    setTheirs(undefined);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = mistakesOf(values).map(({ field, kind }) => ({
      field,
      text: t(`editions.${kind}`, { name: labelOf(t, field) }),
    }));
    if (mistakes.length > 0) return refuse(mistakes);
    let present: SettledEditionFragment | undefined;
    const outcome = await save(async () => {
      const input = { ...inputOf(values, tab), version };
      const payload = (await send({ variables: { number, input } })).data?.changeEdition;
      present = payload?.edition ?? undefined;
      // The server names a field by its way through the input.
      return (
        payload && {
          ...payload,
          errors: payload.errors.map((one) => ({ ...one, path: [one.path?.join('-') ?? ''] })),
        }
      );
    });
    if (!outcome) return;
    const nowThere = present && valuesOf(present, tab);
    if (present && nowThere) {
      setOriginal(nowThere);
      setVersion(present.version);
    }
    if ('refusals' in outcome) {
      setTheirs(nowThere);
      return refuse(outcome.refusals);
    }
    // As the server has it: without what hung over.
    if (nowThere) take(nowThere);
    draft.drop();
    toast.success(outcome.message);
  };

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
      gap={{ base: '8', xl: '10' }}
      alignItems="start"
    >
      <chakra.form
        ref={form}
        noValidate
        aria-label={t(`editions.tab.${tab}`)}
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        maxWidth="form"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {theirs ? <Changed theirs={theirs} mine={values} onTake={() => take(theirs)} /> : null}
        <Fields page={{ values, errorOf, change }} />
        <div>
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'editions.saving' : 'editions.save')}
          </Button>
        </div>
      </chakra.form>
      <Preview tab={tab} values={values} edition={edition} now={now} />
      {question}
    </Grid>
  );
}
