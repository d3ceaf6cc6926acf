import type { FormHandle } from '../../../forms';
import { useT } from '../../../i18n';
import { RichTextField } from '../../editor';
import { ADVICE } from './advice';
import type { ArticleValues } from './values';

interface BodyFieldProps {
  form: FormHandle<ArticleValues>;
  name: 'bodyCn' | 'bodyEn';
  lang: string;
}

/** The text of an article in one language, with its pictures (EXH-070, EXH-072). */
export function BodyField({ name, ...field }: BodyFieldProps) {
  const t = useT();
  return <RichTextField {...field} name={name} label={t(`articles.${name}`)} isRequired advice={ADVICE} />;
}
