import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { BEST } from './address';

/** How good a lead is: drawn for the eye, told in words. */
export function Stars({ rating }: { rating: number }) {
  const t = useT();
  return (
    <chakra.span color="accent" letterSpacing="0.1em" role="img" aria-label={t('leads.stars', { rating })}>
      {'★'.repeat(rating)}
      {'☆'.repeat(BEST - rating)}
    </chakra.span>
  );
}
