import { chakra, defineRecipe } from '@chakra-ui/react';

export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    bg: 'page',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'control',
    px: '3.5',
    lineHeight: 'snug',
    transition: 'border-color 150ms',
    _placeholder: { color: 'quiet', opacity: 1 },
    _hover: { borderColor: 'quiet' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed', bg: 'sunken' },
    _invalid: { borderColor: 'rejected', _hover: { borderColor: 'rejected' } },
    '&:focus-visible': {
      outline: '2px solid {colors.focus}',
      outlineOffset: '0',
      borderColor: 'transparent',
    },
  },
  variants: {
    size: {
      md: { minHeight: '11', fontSize: 'md' },
      lg: { minHeight: '14', fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const Input = chakra('input', controlRecipe);
