import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type SubmitEvent, type ReactNode, useEffect } from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { Icon } from './icon';
import { Input } from './input';
import { useShownText } from './use-shown-text';

interface SearchFieldProps extends Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'children'> {
  /** Gets the trimmed text; empty text is the caller's to refuse. */
  onSearch: (text: string) => void;
  defaultValue?: string;
  placeholder?: string;
  /** Name for screen readers; the placeholder otherwise. */
  label?: string;
  size?: 'md' | 'lg';
  /** Beside the one action of a page, whose colour it leaves alone. */
  isQuiet?: boolean;
  focusOnMount?: boolean;
  /** A control before the input, e.g. the scope. */
  before?: ReactNode;
}

export function SearchField({
  onSearch,
  defaultValue,
  placeholder,
  label,
  size = 'md',
  isQuiet = false,
  focusOnMount,
  before,
  ...rest
}: SearchFieldProps) {
  const t = useT();
  const { input } = useShownText(defaultValue ?? '');
  // The user has just asked for the search: the focus belongs into it.
  useEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount, input]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <chakra.form role="search" onSubmit={submit} display="flex" gap="2" minWidth="0" {...rest}>
      {before}
      <chakra.span position="relative" flex="1" minWidth="0">
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
          type="search"
          enterKeyHint="search"
          size={size}
          // On a phone the words have the room of the icon.
          ps={{ base: '3.5', sm: '11' }}
          fontSize={{ base: 'md', md: size === 'lg' ? 'lg' : 'md' }}
          textOverflow="ellipsis"
          defaultValue={defaultValue}
          placeholder={placeholder}
          aria-label={label ?? placeholder ?? t('ui.search')}
          maxLength={100}
        />
      </chakra.span>
      <Button type="submit" variant={isQuiet ? 'outline' : 'solid'} size={size} px={{ base: '4', md: '6' }}>
        {t('ui.search')}
      </Button>
    </chakra.form>
  );
}
