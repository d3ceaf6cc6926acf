import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import type { DirectoryTab } from '../../../lib/paths';
import { siteStorage } from '../../../lib/storage';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { type DirectoryAddress, directoryPath } from './address';

interface DirectorySearchProps {
  scope: DirectoryTab;
  onScope: (scope: DirectoryTab) => void;
  search?: string;
  /** What a new search keeps: where suppliers are. */
  within?: Pick<DirectoryAddress, 'hall' | 'country'>;
  /** Large over a hero. */
  size?: 'md' | 'lg';
}

/** Search box with its scope, on the product home and above the lists (DIR-001, DIR-002, DIR-023). */
export function DirectorySearch({ scope, onScope, search = '', within, size = 'md' }: DirectorySearchProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <SearchField
      defaultValue={search}
      size={size}
      // On a phone the scope has a line of its own, so that the words typed have room.
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      placeholder={t('catalogue.searchPlaceholder')}
      onSearch={(text) => {
        siteStorage.rememberQuery({ scope });
        void navigate(directoryPath(scope, { hall: within?.hall, country: within?.country, search: text }));
      }}
      before={
        <Select
          aria-label={t('catalogue.scope')}
          width={{ base: 'full', md: 'auto' }}
          minHeight={size === 'lg' ? '14' : '11'}
          value={scope}
          onChange={(event) => onScope(event.currentTarget.value === 'supplier' ? 'supplier' : 'product')}
        >
          <option value="product">{t('catalogue.scopeProduct')}</option>
          <option value="supplier">{t('catalogue.scopeSupplier')}</option>
        </Select>
      }
    />
  );
}
