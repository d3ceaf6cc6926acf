import type { FragmentType } from '@apollo/client';
import { countryName, useLang } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Picture } from '../../../ui/picture';
import { ExhibitorHeart } from '../../favourites';
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
  const row = useExhibitorRowFragment(exhibitor);
  const { id, name, description, tags, logoUrl, boothNumber, countryCode } = row;
  return (
    <ListRow
      to={paths.supplierDetail(id)}
      subject={{ kind: 'EXHIBITOR', id, name }}
      facts={<BoothFacts name={countryName(countryCode, lang)} boothNumber={boothNumber} />}
      description={description}
      tags={tags}
      heart={<ExhibitorHeart exhibitor={row} name={name} />}
      picture={
        <Picture
          sizes={{ base: '88px', md: '200px' }}
          src={logoUrl}
          alt=""
          seed={id}
          ratio={1}
          fit="contain"
          eager={eager ?? false}
        />
      }
    />
  );
}
