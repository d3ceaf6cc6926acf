import { chakra } from '@chakra-ui/react';
import { otherLanguageOf, useLang, useT } from '../i18n';

/**
 * Says on an English page that what stands above it was written in Chinese alone. Chinese pages say nothing of the kind:
 * words of the trade in Latin letters are at home there.
 */
export function OnlyInChinese({ texts }: { texts: readonly string[] }) {
  const t = useT();
  const lang = useLang();
  if (lang === 'ZH' || !texts.some((text) => otherLanguageOf(text, lang))) return null;
  return (
    <chakra.p color="quiet" fontSize="sm">
      {t('ui.onlyInChinese')}
    </chakra.p>
  );
}
