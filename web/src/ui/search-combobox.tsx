import { chakra } from '@chakra-ui/react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { Icon, type IconName } from './icon';
import { Input } from './input';
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

interface SearchComboboxProps<Option extends ComboboxOption> {
  options: readonly Option[];
  /** Name of the list, for screen readers. */
  listLabel: string;
  placeholder: string;
  /** Gets what stands in the input while it is typed; not the letters of an unfinished Chinese word. */
  onType: (text: string) => void;
  onPick: (option: Option) => void;
  /** Gets the trimmed text; empty text is the caller's to refuse. */
  onSearch: (text: string) => void;
  defaultValue?: string;
  size?: 'md' | 'lg';
  focusOnMount?: boolean;
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

/**
 * A search input whose list of suggestions follows what is typed (the combobox of ARIA: the focus stays in the input,
 * arrow keys move through the list, Enter takes what is chosen or searches, Escape closes the list first).
 */
export function SearchCombobox<Option extends ComboboxOption>({
  options,
  listLabel,
  placeholder,
  onType,
  onPick,
  onSearch,
  defaultValue = '',
  size = 'md',
  focusOnMount,
}: SearchComboboxProps<Option>) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The user has just asked for the search: the focus belongs into it.
  useEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount]);

  const shown = isOpen ? options : [];
  const chosen = shown[active];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const typed = (text: string) => {
    setOpen(true);
    setActive(-1);
    onType(text);
  };
  // What was typed before the code was here.
  const onReady = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    if (text !== defaultValue && document.activeElement === input.current) typed(text);
  });
  useEffect(() => onReady(), []);
  const pick = (option: Option) => {
    close();
    if (input.current) input.current.value = option.text;
    onPick(option);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!isComposing) typed(event.target.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a Chinese word belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place before the first is the input itself.
      const places = options.length + 1;
      const outermost = step === 1 ? 0 : options.length - 1;
      setActive(isOpen ? ((active + 1 + step + places) % places) - 1 : outermost);
    } else if (event.key === 'Escape' && shown.length > 0) {
      // The list first; what is around it at the next time.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) return pick(chosen);
    close();
    onSearch(input.current?.value.trim() ?? '');
  };

  return (
    <chakra.form role="search" onSubmit={submit} display="flex" gap="2" minWidth="0">
      <chakra.span
        position="relative"
        flex="1"
        minWidth="0"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <Icon
          name="search"
          display={{ base: 'none', sm: 'block' }}
          position="absolute"
          insetStart="4"
          top="50%"
          transform="translateY(-50%)"
          color="quiet"
          pointerEvents="none"
        />
        <Input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          size={size}
          ps={{ base: '3.5', sm: '11' }}
          fontSize={{ base: 'md', md: size === 'lg' ? 'lg' : 'md' }}
          textOverflow="ellipsis"
          defaultValue={defaultValue}
          // A new address brings a new text; React keeps the old one unless told.
          key={defaultValue}
          placeholder={placeholder}
          aria-label={placeholder}
          maxLength={100}
          onChange={onChange}
          onCompositionEnd={(event) => typed(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <List id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={shown.length === 0}>
          {shown.map((option, at) => (
            <Line
              key={option.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onPointerMove={() => setActive(at)}
              // The focus stays in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <Icon name={option.icon} size="18px" color="quiet" />
              <chakra.span lineClamp={1}>{option.label}</chakra.span>
              <chakra.span color="quiet" fontSize="sm">
                {option.hint}
              </chakra.span>
            </Line>
          ))}
        </List>
        <VisuallyHidden role="status">
          {shown.length > 0 ? t('ui.suggestions', { count: shown.length }) : ''}
        </VisuallyHidden>
      </chakra.span>
      <Button type="submit" size={size} px={{ base: '4', md: '6' }}>
        {t('ui.search')}
      </Button>
    </chakra.form>
  );
}
