import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { ErrorSummary } from '../../../ui/error-summary';
import { useAfterPress } from '../../../ui/use-after-press';
import {
  answersOf,
  FormField,
  type FormFieldRecord,
  MAX_TEXT,
  mistakeIn,
  nameOf,
  type Value,
} from '../../custom-fields';
import { useRecordForm, useSaveRecord } from '../../review';
import { fillDraft, type FillValues, sameValues } from './draft';
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
  const [uploads, setUploads] = useState(0);
  // Told beside a field that was left, or whose file was not taken, before anything is handed in.
  const [hints, setHints] = useState<Readonly<Record<string, string | undefined>>>({});
  const [initial] = useState(() => fillDraft.read(itemId) ?? {});
  const { onPointerDown, afterPress } = useAfterPress();
  const { save, isSaving } = useSaveRecord(fields.map(({ id }) => nameOf(id)));
  const [send] = useSubmitServiceFormMutation();
  const { form, summary, values, change, errors, errorOf, refuse, go, finish, question } = useRecordForm<
    FillValues,
    string
  >({ id: itemId, original: {}, initial, same: sameValues, draft: fillDraft });

  const mistake = (field: FormFieldRecord, value: Value | undefined) => {
    const message = mistakeIn(field, value);
    return message && t(message, { label: field.label, most: MAX_TEXT });
  };
  const hint = (name: string, text: string | undefined) =>
    setHints((before) => ({ ...before, [name]: text }));

  const submit = async () => {
    const found = fields.flatMap((field) => {
      const text = mistake(field, values[nameOf(field.id)]);
      return text ? [{ field: nameOf(field.id), text }] : [];
    });
    if (found.length > 0) return refuse(found);
    if (uploads > 0) return refuse([{ text: t('uploads.wait') }]);
    const filled = new Map(
      fields.flatMap(({ id }) => {
        const value = values[nameOf(id)];
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
    const input = { itemId, formId, answers: answersOf(fields, filled) };
    const outcome = await save(async () => {
      const answer = (await send({ variables: { input } })).data?.submitServiceForm;
      return (
        answer && {
          message: answer.message ?? null,
          // Of a field the server names the id, the page the control.
          errors: answer.errors.map(({ message, path }) => ({
            message,
            path: path?.[1] === undefined ? null : [nameOf(path[1])],
          })),
        }
      );
    });
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    await finish(outcome.message, paths.list);
  };

  return (
    <>
      <FillFrame form={form} isSaving={isSaving} onSubmit={submit} onPointerDown={onPointerDown}>
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {description ? <chakra.p color="quiet">{description}</chakra.p> : null}
        {fields.map((field) => {
          const name = nameOf(field.id);
          return (
            <FormField
              key={field.id}
              field={field}
              value={values[name]}
              error={errorOf(name) ?? hints[name]}
              onChange={(value) => {
                change(name, value);
                hint(name, undefined);
              }}
              onBlur={() => afterPress(() => hint(name, mistake(field, values[name])))}
              onError={(text) => hint(name, text)}
              onBusy={(isBusy) => setUploads((count) => count + (isBusy ? 1 : -1))}
            />
          );
        })}
      </FillFrame>
      {question}
    </>
  );
}
