import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const Stretched = chakra(Link, {
  base: {
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', zIndex: 1 },
    _hover: { color: 'accent' },
  },
});

/** The title's link, stretched over the card. Other controls on the card need `position: relative; zIndex: 2`. */
export function CardLink(props: ComponentProps<typeof Stretched>) {
  return <Stretched data-card-link="" {...props} />;
}
