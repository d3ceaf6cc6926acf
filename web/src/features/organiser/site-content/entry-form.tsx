import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form, type KeptDraft, TextField, useForm } from '../../../forms';
import type { ContentAim } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Conflict } from '../content-editing';
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
import { type ContentValues, inputOf, sidesOf } from './values';

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
  const id = entry?.id ?? '';
  /** What somebody else's change makes of this one. */
  const [conflict, setConflict] = useState<{ text: string; aim: ContentAim }>();
  const [send] = useSaveContentMutation();
  const { discard, remove, isBusy } = useEntryChanges();
  const form = useForm<ContentValues>({
    fields: [...fields.flatMap(sidesOf), 'publishAt'],
    original,
    initial,
    draft: { id: id || `${collection.id} ${parent}`, kept: draft },
  });
  const back = collection.isSingle ? contentPath({ view: 'overview' }) : listPath(collection.id, parent);

  /** @param version that is written over; the one that the form began with by default */
  const save = (aim: ContentAim, version?: number) =>
    form.submit({
      send: async (values) => {
        const written = version === undefined ? values : { ...values, version: String(version) };
        const input = inputOf(fields, written, { collection: collection.id, id, parent, aim });
        return (await send({ variables: { input } })).data?.saveContent;
      },
      saved: async ({ message }) => {
        forgetSite(client.cache);
        await form.finish(message ?? '', back);
      },
      refused: ({ errors }) => {
        const [first] = errors;
        if (!first || !errors.some(({ code }) => code === 'CHANGED')) return false;
        setConflict({ text: first.message, aim });
        return true;
      },
    })();
  const step = async (does: typeof remove) => {
    if (!entry || !(await does(entry.id, entry.version))) return;
    form.release();
    await navigate(back);
  };

  return (
    <Form
      form={form}
      // By Enter: as little as there is to do.
      onSubmit={(event) => {
        event.preventDefault();
        save('DRAFT');
      }}
    >
      {conflict ? (
        <Conflict
          text={conflict.text}
          look={contentPath({ view: 'edit', list: collection.id, id })}
          readVersion={async () =>
            (await fetchContentEntryVersion(client, { variables: { id }, fetchPolicy: 'network-only' })).data
              ?.organiser?.contentEntry?.version
          }
          onOverwrite={(version) => {
            setConflict(undefined);
            save(conflict.aim, version);
          }}
        />
      ) : null}
      {fields.map((field) => (
        <FieldRow key={field.name} form={form} field={field} isPublic={entry?.stage === 'PUBLIC'} />
      ))}
      <chakra.div maxWidth="form" pt="4" borderTopWidth="1px">
        <TextField
          form={form}
          name="publishAt"
          label={t('site-content.publishAt')}
          help={t('site-content.publishAt.help')}
          type="datetime-local"
        />
      </chakra.div>
      <EntryButtons
        back={back}
        isBusy={form.isSending || isBusy}
        isScheduled={(form.values['publishAt'] ?? '') !== ''}
        onSave={(aim) => save(aim)}
        onDiscard={entry && entry.draft !== 'NONE' ? () => void step(discard) : null}
        onRemove={entry?.stage === 'PUBLIC' && collection.isRemovable ? () => void step(remove) : null}
      />
    </Form>
  );
}
