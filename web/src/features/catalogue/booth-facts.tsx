import { useT } from '../../i18n';

/** Names a booth; a company that has just been accepted has none yet. */
export function useBoothText(): (boothNumber: string) => string {
  const t = useT();
  return (booth) => (booth === '' ? t('catalogue.boothLater') : t('catalogue.booth', { booth }));
}

/** Company and stand in one line. */
export function BoothFacts({ name, boothNumber }: { name?: string; boothNumber: string }) {
  return [name, useBoothText()(boothNumber)].filter(Boolean).join(' · ');
}
