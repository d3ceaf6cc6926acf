import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n';
import { VisuallyHidden } from './visually-hidden';

const star = '*';

export interface FieldMarkProps {
  /** Whether it must be filled in; false: it may stay blank; undefined: neither can be said of it alone. */
  required: boolean | undefined;
  /** Whether the star is read aloud: where the control itself cannot say that it is required. */
  isSpoken?: boolean;
}

/** What follows the name of every field: a star where it must be filled in, a word where it may stay blank. */
export function FieldMark({ required, isSpoken = false }: FieldMarkProps) {
  const t = useT();
  if (required === undefined) return null;
  return required ? (
    <>
      <chakra.span color="rejected" ml="1" aria-hidden>
        {star}
      </chakra.span>
      {isSpoken ? <VisuallyHidden>{t('ui.required')}</VisuallyHidden> : null}
    </>
  ) : (
    <chakra.span color="quiet" fontWeight="regular" whiteSpace="nowrap">
      {t('ui.optional')}
    </chakra.span>
  );
}
