import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { useAfterPress } from '../../../ui/use-after-press';
import {
  answersOf,
  AskedField,
  blankForm,
  byControl,
  type FilledIn,
  type FormFieldRecord,
  MAX_TEXT,
  mistakeIn,
  nameOf,
} from '../../custom-fields';
import { fillDraft } from './draft';
import { FillFrame } from './fill-frame';
import { useSubmitServiceFormMutation } from './manual.generated';
import { manualPaths as paths } from './paths';

interface OnlineFormProps {
  itemId: string;
  form: { id: string; description: string; fields: readonly FormFieldRecord[] };
}

/** The organiser's form for an item (EXH-123, EXH-128, VAL-045, VAL-046). */
export function OnlineForm({ itemId, form: asked }: OnlineFormProps) {
  const t = useT();
  const { id: formId, description, fields } = asked;
  const original = blankForm(fields);
  const [initial] = useState(() => ({ ...original, ...fillDraft.read(itemId) }));
  const { onPointerDown, afterPress } = useAfterPress();
  const [send] = useSubmitServiceFormMutation();
  const form = useForm<FilledIn>({
    fields: fields.map(({ id }) => nameOf(id)),
    original,
    initial,
    draft: { id: itemId, kept: fillDraft },
    check: (values) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const name = nameOf(field.id);
          const mistake = mistakeIn(field, values[name]);
          return mistake ? [[name, t(mistake, { label: field.label, most: MAX_TEXT })]] : [];
        }),
      ),
  });
  const submit = form.submit({
    send: async (values) => {
      const input = { itemId, formId, answers: answersOf(fields, values) };
      const answer = (await send({ variables: { input } })).data?.submitServiceForm;
      return answer && { message: answer.message ?? null, errors: byControl(answer.errors) };
    },
    saved: ({ message }) => form.finish(message ?? '', paths.list),
  });

  return (
    <FillFrame form={form} onSubmit={submit} onPointerDown={onPointerDown}>
      {description ? <chakra.p color="quiet">{description}</chakra.p> : null}
      {fields.map((field) => (
        <AskedField key={field.id} form={form} field={field} afterPress={afterPress} />
      ))}
    </FillFrame>
  );
}
