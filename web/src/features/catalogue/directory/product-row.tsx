import type { FragmentType } from '@apollo/client';
import { paths } from '../../../lib/paths';
import { Picture } from '../../../ui/picture';
import { ProductHeart } from '../../favourites';
import { BoothFacts } from '../booth-facts';
import { ListRow } from './list-row';
import { type ProductRowFragment, useProductRowFragment } from './product-row.generated';

/** A product in the directory. */
export function ProductRow({
  product,
  eager,
}: {
  product: FragmentType<ProductRowFragment>;
  eager?: boolean;
}) {
  const row = useProductRowFragment(product);
  const { id, title, description, tags, imageUrl, exhibitor } = row;
  return (
    <ListRow
      to={paths.productDetail(id)}
      subject={{ kind: 'PRODUCT', id, name: title }}
      facts={<BoothFacts name={exhibitor.name} boothNumber={exhibitor.boothNumber} />}
      description={description}
      tags={tags}
      heart={<ProductHeart product={row} name={title} />}
      picture={
        <Picture
          sizes={{ base: '88px', md: '200px' }}
          src={imageUrl}
          alt=""
          seed={id}
          eager={eager ?? false}
        />
      }
    />
  );
}
