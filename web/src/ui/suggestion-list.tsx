import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { Icon, type IconName } from './icon';
import { VisuallyHidden } from './visually-hidden';

export interface ComboboxOption {
  id: string;
  /** The words as they are read aloud. */
  text: string;
  label: ReactNode;
  /** What kind of thing it is, at the end of its line. */
  hint: string;
  icon: IconName;
}

interface SuggestionListProps<Option extends ComboboxOption> {
  /** Beginning of the ids of list (`-list`) and options (`-0`), by which the input names them. */
  id: string;
  /** Name of the list, for screen readers. */
  label: string;
  /** None while the list is closed. */
  options: readonly Option[];
  /** Place of the chosen option; -1 for none. */
  active: number;
  onChoose: (at: number) => void;
  onPick: (option: Option) => void;
}

const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.375rem)',
    insetInline: '0',
    zIndex: 10,
    listStyleType: 'none',
    py: '2',
    bg: 'float',
    color: 'ink',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'float',
    maxHeight: '60vh',
    overflowY: 'auto',
  },
});

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '11',
    px: '4',
    py: '1.5',
    cursor: 'pointer',
    _selected: { bg: 'sunken', _dark: { bg: 'raised' } },
  },
});

/** The list below the input of a search, and how many suggestions it has, for screen readers. */
export function SuggestionList<Option extends ComboboxOption>({
  id,
  label,
  options,
  active,
  onChoose,
  onPick,
}: SuggestionListProps<Option>) {
  const t = useT();
  return (
    <>
      <List id={`${id}-list`} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option, at) => (
          <Line
            key={option.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onPointerMove={() => onChoose(at)}
            // The focus stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            <Icon name={option.icon} size="18px" color="quiet" />
            <chakra.span lineClamp={{ base: 2, sm: 1 }}>{option.label}</chakra.span>
            <chakra.span color="quiet" fontSize="sm">
              {option.hint}
            </chakra.span>
          </Line>
        ))}
      </List>
      <VisuallyHidden role="status">
        {options.length > 0 ? t('ui.suggestions', { count: options.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
