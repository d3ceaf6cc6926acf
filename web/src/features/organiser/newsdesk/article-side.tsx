import { chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useId } from 'react';
import { useT } from '../../../i18n';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Bone } from '../../../ui/skeleton';
import { TextArea } from '../../../ui/text-area';
import type { NewsField, NewsValues } from './values';

/** A large library: it travels with the form, and no other page waits for it. */
const RichEditor = lazy(() => import('../../editor'));

const MAX_SUMMARY = 500;

/** What the parts of the form share. */
export interface PartProps {
  values: NewsValues;
  initial: NewsValues;
  change: <Name extends NewsField>(field: Name, value: NewsValues[Name]) => void;
  errorOf: (field: NewsField) => string | undefined;
  uploadOf: (field: NewsField) => {
    onError: (text: string | undefined) => void;
    onBusy: (isBusy: boolean) => void;
  };
}

/** One language of an article. */
export function ArticleSide({
  side,
  values,
  initial,
  change,
  errorOf,
  uploadOf,
}: PartProps & { side: 'Cn' | 'En' }) {
  const t = useT();
  const heading = useId();
  const lang = side === 'Cn' ? 'zh-CN' : 'en';
  const title = `title${side}` as const;
  const summary = `summary${side}` as const;
  const body = `body${side}` as const;
  return (
    <Flex as="section" direction="column" gap="5" aria-labelledby={heading} minWidth="0">
      <chakra.h3 id={heading} fontSize="lg" pb="2" borderBottomWidth="1px">
        {t(`newsdesk.side.${side}`)}
      </chakra.h3>
      <Field label={t(`newsdesk.${title}`)} error={errorOf(title)}>
        {(control) => (
          <Input
            {...control}
            name={title}
            lang={lang}
            autoComplete="off"
            value={values[title]}
            onChange={(event) => change(title, event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t(`newsdesk.${summary}`)} error={errorOf(summary)}>
        {(control) => (
          <TextArea
            control={control}
            name={summary}
            rows={3}
            max={MAX_SUMMARY}
            value={values[summary]}
            onChange={(text) => change(summary, text)}
          />
        )}
      </Field>
      <Suspense fallback={<Bone height="40rem" />}>
        <RichEditor
          name={body}
          lang={lang}
          label={t(`newsdesk.${body}`)}
          initial={initial[body]}
          error={errorOf(body)}
          onChange={(html) => change(body, html)}
          {...uploadOf(body)}
        />
      </Suspense>
    </Flex>
  );
}
