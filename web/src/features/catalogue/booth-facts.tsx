import { useT } from '../../i18n';

/** Company and stand in one line. */
export function BoothFacts({ name, boothNumber }: { name?: string; boothNumber: string }) {
  const t = useT();
  return [name, t('catalogue.booth', { booth: boothNumber })].filter(Boolean).join(' · ');
}
