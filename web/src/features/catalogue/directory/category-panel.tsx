import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n';
import { categoryCodes, categoryMessageId } from '../../categories';
import { directoryPath } from './address';
import { useHotTagsQuery } from './directory.generated';

const Entry = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    mx: '-3',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: '1.45',
    _hover: { bg: 'sunken' },
    _currentPage: {
      bg: 'accent.soft',
      color: { base: 'accent.hover', _dark: 'accent' },
      fontWeight: 'semibold',
    },
  },
});

const Heading = chakra('h2', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'quiet', mb: '2' } });

interface CategoryPanelProps {
  search: string;
  category: string;
}

/** Categories and hot tags beside the list; choosing one shows products of it (DIR-026, DIR-027). */
export function CategoryPanel({ search, category }: CategoryPanelProps) {
  const t = useT();
  // Without the tags the list works as well: their failure is only logged (DIR-029).
  const { data, error } = useHotTagsQuery({});
  useEffect(() => {
    if (error) console.warn('hot tags did not load', error);
  }, [error]);
  const entry = (code: string, label: string) => (
    <li key={code || 'all'}>
      <Entry
        to={directoryPath('product', { search, category: code })}
        aria-current={code === category ? 'page' : undefined}
      >
        {label}
      </Entry>
    </li>
  );
  return (
    <chakra.nav aria-label={t('catalogue.categories')} display="grid" gap="8">
      <div>
        <Heading>{t('catalogue.categories')}</Heading>
        <chakra.ul listStyleType="none">
          {entry('', t('catalogue.allCategories'))}
          {categoryCodes.map((code) => entry(code, t(categoryMessageId(code))))}
        </chakra.ul>
      </div>
      {data && data.hotTags.length > 0 ? (
        <div>
          <Heading>{t('catalogue.hotTags')}</Heading>
          <chakra.ul listStyleType="none">{data.hotTags.map((tag) => entry(tag.id, tag.name))}</chakra.ul>
        </div>
      ) : null}
    </chakra.nav>
  );
}
