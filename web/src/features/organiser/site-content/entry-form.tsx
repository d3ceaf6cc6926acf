import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentAim } from '../../../gql/types';
import { useT } from '../../../i18n';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field as FieldFrame } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { type KeptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { Conflict } from '../desk';
import { contentPath, listPath } from './address';
import { forgetSite } from './cache';
import { EntryButtons } from './entry-buttons';
import { FieldRow } from './field-row';
import {
  fetchContentEntryVersion,
  type ContentFormFragment,
  type EditedContentFragment,
  useSaveContentMutation,
} from './site-content.generated';
import { useEntryChanges } from './use-entry-changes';
import { type ContentValues, inputOf, sameContent, sidesOf } from './values';

interface EntryFormProps {
  collection: ContentFormFragment;
  /** Undefined for a new one. */
  entry: EditedContentFragment | undefined;
  /** The entry that it belongs to; blank where it stands alone. */
  parent: string;
  original: ContentValues;
  initial: ContentValues;
  draft: KeptDraft<ContentValues>;
}

/** All that is written of an entry, drawn from its description. Nothing that was typed is ever lost. */
export function EntryForm({ collection, entry, parent, original, initial, draft }: EntryFormProps) {
  const t = useT();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { fields } = collection;
  const sides = [...fields.flatMap(sidesOf), 'publishAt'];
  const id = entry?.id ?? '';
  const [sending, setSending] = useState<readonly string[]>([]);
  const [uploadErrors, setUploadErrors] = useState<Record<string, string | undefined>>({});
  /** What somebody else's change makes of this one. */
  const [conflict, setConflict] = useState<{ text: string; aim: ContentAim }>();
  const { save, isSaving } = useSaveRecord(sides);
  const [send] = useSaveContentMutation();
  const { discard, remove, isBusy } = useEntryChanges();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, release, finish, question } =
    useRecordForm<ContentValues, string>({
      id: id || `${collection.id} ${parent}`,
      original,
      initial,
      draft,
      same: sameContent,
    });
  const back = collection.isSingle ? contentPath({ view: 'overview' }) : listPath(collection.id, parent);

  const uploadOf = (side: string) => ({
    onError: (text: string | undefined) => {
      clear(side);
      setUploadErrors((before) => ({ ...before, [side]: text }));
    },
    onBusy: (isUnderWay: boolean) =>
      setSending((before) => (isUnderWay ? [...before, side] : before.filter((one) => one !== side))),
  });

  const submit = async (aim: ContentAim, version = values['version'] ?? '0') => {
    if (sending.length > 0) return refuse(sending.map((field) => ({ field, text: t('uploads.wait') })));
    const codes: string[] = [];
    const outcome = await save(async () => {
      const input = inputOf(fields, { ...values, version }, { collection: collection.id, id, parent, aim });
      const payload = (await send({ variables: { input } })).data?.saveContent;
      codes.push(...(payload?.errors ?? []).map(({ code }) => code));
      return payload;
    });
    if (!outcome) return undefined;
    if ('refusals' in outcome) {
      const [first] = outcome.refusals;
      if (!codes.includes('CHANGED') || !first) return refuse(outcome.refusals);
      setConflict({ text: first.text, aim });
      return undefined;
    }
    forgetSite(client.cache);
    await finish(outcome.message, back);
    return undefined;
  };

  /** By Enter: as little as there is to do. */
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit('DRAFT');
  };
  const step = async (does: typeof remove) => {
    if (!entry || !(await does(entry.id, entry.version))) return;
    release();
    await navigate(back);
  };

  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {conflict ? (
          <Conflict
            text={conflict.text}
            look={contentPath({ view: 'edit', list: collection.id, id })}
            readVersion={async () =>
              (await fetchContentEntryVersion(client, { variables: { id }, fetchPolicy: 'network-only' }))
                .data?.organiser?.contentEntry?.version
            }
            onOverwrite={(version) => {
              setConflict(undefined);
              void submit(conflict.aim, String(version));
            }}
          />
        ) : null}
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            values={values}
            initial={initial}
            isPublic={entry?.stage === 'PUBLIC'}
            errorOf={(side) => errorOf(side) ?? uploadErrors[side]}
            change={change}
            uploadOf={uploadOf}
          />
        ))}
        <chakra.div maxWidth="form" pt="4" borderTopWidth="1px">
          <FieldFrame
            label={t('site-content.publishAt')}
            help={t('site-content.publishAt.help')}
            error={errorOf('publishAt')}
          >
            {(control) => (
              <Input
                {...control}
                name="publishAt"
                type="datetime-local"
                value={values['publishAt'] ?? ''}
                onChange={(event) => change('publishAt', event.currentTarget.value)}
              />
            )}
          </FieldFrame>
        </chakra.div>
        <EntryButtons
          back={back}
          isBusy={isSaving || isBusy}
          isScheduled={(values['publishAt'] ?? '') !== ''}
          onSave={(aim) => void submit(aim)}
          onDiscard={entry && entry.draft !== 'NONE' ? () => void step(discard) : null}
          onRemove={entry?.stage === 'PUBLIC' && collection.isRemovable ? () => void step(remove) : null}
        />
      </chakra.form>
      {question}
    </>
  );
}
