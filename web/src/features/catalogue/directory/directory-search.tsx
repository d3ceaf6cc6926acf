import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import type { DirectoryTab } from '../../../lib/paths';
import { siteStorage } from '../../../lib/storage';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { directoryPath } from './address';

interface DirectorySearchProps {
  scope: DirectoryTab;
  onScope: (scope: DirectoryTab) => void;
  search?: string;
}

/** Search box with its scope, on the product home and above the lists (DIR-001, DIR-002, DIR-023). */
export function DirectorySearch({ scope, onScope, search = '' }: DirectorySearchProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <SearchField
      defaultValue={search}
      placeholder={t('catalogue.searchPlaceholder')}
      onSearch={(text) => {
        siteStorage.rememberQuery({ scope });
        void navigate(directoryPath(scope, { search: text }));
      }}
      before={
        <Select
          aria-label={t('catalogue.scope')}
          width="auto"
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
