import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MessageId, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import type { IconName } from '../../../ui/icon';
import { SearchCombobox } from '../../../ui/search-combobox';
import { toast } from '../../../ui/toast';
import { Marked } from '../marks';
import { type Suggestion, useSuggestions } from './use-suggestions';

const kinds: Record<Suggestion['kind'], { icon: IconName; label: MessageId }> = {
  HOT_SEARCH: { icon: 'search', label: 'shell.search.suggest.hot' },
  EXHIBITOR: { icon: 'booth', label: 'shell.search.suggest.exhibitor' },
  PRODUCT: { icon: 'search', label: 'shell.search.suggest.product' },
};

interface SearchBoxProps {
  /** What is searched for now. */
  text?: string;
  focusOnMount?: boolean;
  /** Told before the page is left. */
  onGo?: () => void;
}

/** Input of the search of the whole site, with suggestions while typing (SHELL-064, SHELL-065, PUB-077). */
export function SearchBox({ text = '', focusOnMount, onGo }: SearchBoxProps) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const go = (path: string) => {
    setTyped('');
    onGo?.();
    void navigate(path);
  };
  const options = suggestions.map((suggestion) => {
    const { icon, label } = kinds[suggestion.kind];
    return {
      id: `${suggestion.kind}-${suggestion.exhibitorId ?? suggestion.text}`,
      text: suggestion.text,
      label: <Marked query={typed}>{suggestion.text}</Marked>,
      hint: t(label),
      icon,
      suggestion,
    };
  });
  return (
    <SearchCombobox
      size="lg"
      defaultValue={text}
      focusOnMount={focusOnMount ?? false}
      placeholder={t('shell.search.placeholder')}
      listLabel={t('shell.search.suggest.list')}
      options={options}
      onType={setTyped}
      onPick={({ suggestion }) =>
        go(
          suggestion.exhibitorId
            ? paths.supplierDetail(suggestion.exhibitorId)
            : paths.search(suggestion.text),
        )
      }
      onSearch={(words) => {
        if (words) go(paths.search(words));
        else toast.warning(t('shell.search.empty'));
      }}
    />
  );
}
