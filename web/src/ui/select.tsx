import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { controlRecipe } from './input';

const Native = chakra('select', {
  ...controlRecipe,
  base: { ...controlRecipe.base, appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
});

const noChanges = () => () => {};

/**
 * Reports what a reader has chosen in a served page before its code came: React keeps such a choice in the document
 * and tells nobody of it, so that the form would send another value than it shows.
 * @param value what the form has; undefined where the list keeps its own value
 */
function useEarlyChoice(value: unknown) {
  const element = useRef<HTMLSelectElement>(null);
  const isHydrating = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
  const hydrated = useRef(isHydrating);
  useEffect(() => {
    const list = element.current;
    const isFirst = hydrated.current;
    hydrated.current = false;
    if (!isFirst || !list || value === undefined || list.value === value) return;
    // A value whose entry has not come yet is not another choice.
    const isOffered = [...list.options].some((option) => option.value === value);
    if (isOffered) list.dispatchEvent(new Event('change', { bubbles: true }));
  }, [value]);
  return element;
}

/** The browser's own list: best on phones, right with every screen reader. */
export function Select({ children, width, flex, ...rest }: Omit<HTMLChakraProps<'select'>, 'ref'>) {
  const element = useEarlyChoice(rest.value);
  return (
    <chakra.span position="relative" display="inline-block" width={width ?? 'full'} flex={flex}>
      <Native ref={element} {...rest}>
        {children}
      </Native>
      <Icon
        name="chevronDown"
        size="18px"
        position="absolute"
        insetEnd="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="quiet"
      />
    </chakra.span>
  );
}
