import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.ink', _hover: { bg: 'accent.hover' } },
      outline: {
        borderColor: 'line.strong',
        color: 'ink',
        bg: 'transparent',
        // On every background: on the coloured ones of reports the accent itself would be too pale.
        _hover: { borderColor: 'accent', color: 'accent.hover' },
      },
      ghost: { color: 'ink', bg: 'transparent', _hover: { bg: 'sunken' } },
      /** On navy: heroes and footer. */
      onNavy: {
        color: 'onNavy',
        borderColor: 'rgba(255, 255, 255, 0.35)',
        _hover: { borderColor: 'onNavy', bg: 'rgba(255, 255, 255, 0.08)' },
      },
      danger: { bg: 'rejected', color: 'page', _hover: { opacity: 0.9 } },
    },
    size: {
      sm: { minHeight: '9', px: '3.5', fontSize: 'sm' },
      md: { minHeight: '11', px: '5', fontSize: 'md' },
      lg: { minHeight: '14', px: { base: '4', md: '7' }, fontSize: 'lg' },
      /** Square, for an icon alone. Never smaller than a finger. */
      icon: { width: '11', height: '11', p: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** For something that happens here. `type` is button unless a form says submit. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** For somewhere to go: a real link, so that opening in a new tab works. */
export const ButtonLink = chakra(Link, buttonRecipe);
