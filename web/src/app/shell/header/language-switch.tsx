import { chakra } from '@chakra-ui/react';
import { switchLanguage, useLang, useT } from '../../../i18n';
import { leavePage } from '../../../lib/leave-page';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const slash = '/';

/** `中 / EN`: one button that changes to the other language. */
export function LanguageSwitch({ compact }: { compact?: boolean }) {
  const t = useT();
  const lang = useLang();
  const other = lang === 'ZH' ? 'EN' : 'ZH';
  const mark = (own: boolean) => ({ fontWeight: own ? 'bold' : 'regular', opacity: own ? 1 : 0.65 }) as const;
  return (
    <chakra.button
      type="button"
      onClick={() => leavePage(() => switchLanguage(other))}
      title={t('shell.language.switch')}
      height={compact ? '8' : '11'}
      px="2.5"
      borderRadius="control"
      whiteSpace="nowrap"
      _hover={{ bg: 'var(--nav-hover, {colors.sunken})' }}
    >
      <chakra.span {...mark(lang === 'ZH')}>{t('shell.language.zh')}</chakra.span>
      <chakra.span mx="1" opacity="0.5">
        {slash}
      </chakra.span>
      <chakra.span {...mark(lang === 'EN')}>{t('shell.language.en')}</chakra.span>
      {/* After what is seen, so that the name still begins with it (WCAG 2.5.3). */}
      <VisuallyHidden> {t('shell.language.switch')}</VisuallyHidden>
    </chakra.button>
  );
}
