import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const linkRecipe = defineRecipe({
  base: {
    color: 'accent',
    fontWeight: 'semibold',
    borderRadius: 'sm',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'accent.hover', textDecoration: 'underline' },
  },
});

export const TextLink = chakra(Link, linkRecipe);
export const TextAnchor = chakra('a', linkRecipe);
