import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { DOT } from '../../lib/in-a-row';

/** Names a booth; a company that has just been accepted has none yet. */
export function useBoothText(): (boothNumber: string) => string {
  const t = useT();
  return (booth) => (booth === '' ? t('catalogue.boothLater') : t('catalogue.booth', { booth }));
}

/** Company and booth in one line, the booth as a whole where it wraps. */
export function BoothFacts({ name, boothNumber }: { name?: string; boothNumber: string }) {
  const booth = useBoothText()(boothNumber);
  return (
    <>
      {name ? name + DOT : null}
      <chakra.span whiteSpace="nowrap">{booth}</chakra.span>
    </>
  );
}
