import type { FragmentType } from '@apollo/client';
import { countryName, useLang } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Picture } from '../../../ui/picture';
import { BoothFacts } from '../booth-facts';
import { type ExhibitorRowFragment, useExhibitorRowFragment } from './exhibitor-row.generated';
import { ListRow } from './list-row';

/** A supplier in the directory. */
export function ExhibitorRow({
  exhibitor,
  eager,
}: {
  exhibitor: FragmentType<ExhibitorRowFragment>;
  eager?: boolean;
}) {
  const lang = useLang();
  const { id, name, description, tags, logoUrl, boothNumber, countryCode } =
    useExhibitorRowFragment(exhibitor);
  return (
    <ListRow
      to={paths.supplierDetail(id)}
      title={name}
      facts={<BoothFacts name={countryName(countryCode, lang)} boothNumber={boothNumber} />}
      description={description}
      tags={tags}
      picture={<Picture src={logoUrl} alt="" seed={id} ratio={1} fit="contain" eager={eager ?? false} />}
    />
  );
}
