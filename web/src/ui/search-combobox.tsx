import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useId } from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { Icon } from './icon';
import { Input } from './input';
import { type ComboboxOption, SuggestionList } from './suggestion-list';
import { useSuggestionList } from './use-suggestion-list';
import { useShownText } from './use-shown-text';
import { useTypedText } from './use-typed-text';

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
  const { input, show } = useShownText(defaultValue);
  const { shown, active, chosen, choose, open, close, onKeyDown } = useSuggestionList(options);
  // The user has just asked for the search: the focus belongs into it.
  useEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount, input]);
  const { onChange, onCompositionEnd } = useTypedText(input, defaultValue, (text) => {
    open();
    onType(text);
  });
  const pick = (option: Option) => {
    close();
    show(option.text);
    onPick(option);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) return pick(chosen);
    close();
    onSearch(input.current?.value.trim() ?? '');
  };

  return (
    <chakra.form role="search" onSubmit={submit} position="relative" display="flex" gap="2" minWidth="0">
      <chakra.span
        // On a phone the suggestions are as wide as the form, for beside the button there is no room for a name.
        position={{ base: 'static', sm: 'relative' }}
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
          placeholder={placeholder}
          aria-label={placeholder}
          maxLength={100}
          onChange={onChange}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
        />
        <SuggestionList
          id={id}
          label={listLabel}
          options={shown}
          active={active}
          onChoose={choose}
          onPick={pick}
        />
      </chakra.span>
      <Button type="submit" size={size} px={{ base: '4', md: '6' }}>
        {t('ui.search')}
      </Button>
    </chakra.form>
  );
}
