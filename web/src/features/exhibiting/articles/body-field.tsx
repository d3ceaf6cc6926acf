import { lazy, Suspense } from 'react';
import type { FormHandle } from '../../../forms';
import { useT } from '../../../i18n';
import { Bone } from '../../../ui/skeleton';
import { useUploadField } from '../../uploads';
import { ADVICE } from './advice';
import type { ArticleValues } from './values';

/** A large library that only writers need: it travels with the form, and no page waits for it. */
const RichEditor = lazy(() => import('../../editor'));

interface BodyFieldProps {
  form: FormHandle<ArticleValues>;
  name: 'bodyCn' | 'bodyEn';
  lang: string;
  /** HTML that the editor begins with. */
  initial: string;
}

/** The text of an article in one language, with its pictures (EXH-070, EXH-072). */
export function BodyField({ form, name, lang, initial }: BodyFieldProps) {
  const t = useT();
  const { error, onChange, onError, onBusy } = useUploadField({ form, name });
  return (
    <Suspense fallback={<Bone height="40rem" />}>
      <RichEditor
        name={name}
        lang={lang}
        label={t(`articles.${name}`)}
        initial={initial}
        error={error}
        isRequired
        advice={ADVICE}
        onChange={onChange}
        onError={onError}
        onBusy={onBusy}
      />
    </Suspense>
  );
}
