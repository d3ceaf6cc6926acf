import { formatDate, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/text-link';
import { directoryPath } from '../directory/address';
import type { ProductProfileFragment } from './product-profile.generated';

/** Category, company, booth and date of one product. */
export function ProductFacts({ product }: { product: ProductProfileFragment }) {
  const t = useT();
  const lang = useLang();
  const { createdAt, category, exhibitor } = product;
  return (
    <FactList
      facts={[
        ...(category
          ? [
              {
                label: t('catalogue.category'),
                value: (
                  <TextLink to={directoryPath('product', { category: category.id })}>
                    {category.name}
                  </TextLink>
                ),
              },
            ]
          : []),
        {
          label: t('catalogue.company'),
          value: <TextLink to={paths.supplierDetail(exhibitor.id)}>{exhibitor.name}</TextLink>,
        },
        {
          label: t('catalogue.boothNumber'),
          value: exhibitor.boothNumber || t('catalogue.boothLater'),
        },
        { label: t('catalogue.published'), value: formatDate(createdAt, lang) },
      ]}
    />
  );
}
