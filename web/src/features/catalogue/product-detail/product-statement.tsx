import { paths } from '../../../lib/paths';
import { fullAddress, useSiteOrigin } from '../../../lib/site-origin';
import { StructuredData } from '../../../ui/structured-data';
import type { ProductProfileFragment } from './product-profile.generated';

/** The exhibit for machines: schema.org Product of its company; an exhibition tells no prices. */
export function ProductStatement({ product }: { product: ProductProfileFragment }) {
  const origin = useSiteOrigin();
  const { title, brief, imageUrl, category, exhibitor, tags } = product;
  return (
    <StructuredData
      about={{
        '@type': 'Product',
        name: title,
        description: brief,
        image: imageUrl ? new URL(imageUrl, origin).href : undefined,
        category: category?.name,
        keywords: tags.length > 0 ? tags.join(', ') : undefined,
        manufacturer: {
          '@type': 'Organization',
          name: exhibitor.name,
          url: fullAddress(origin, paths.supplierDetail(exhibitor.id)),
        },
      }}
    />
  );
}
