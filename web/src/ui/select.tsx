import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Icon } from './icon';
import { controlRecipe } from './input';

const Native = chakra('select', {
  ...controlRecipe,
  base: { ...controlRecipe.base, appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
});

/** The browser's own list: best on phones, right with every screen reader. */
export function Select({ children, width, flex, ...rest }: HTMLChakraProps<'select'>) {
  return (
    <chakra.span position="relative" display="inline-block" width={width ?? 'full'} flex={flex}>
      <Native {...rest}>{children}</Native>
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
