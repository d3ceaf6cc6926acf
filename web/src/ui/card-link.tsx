import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import { VisuallyHidden } from './visually-hidden';

const stretched = {
  outline: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', zIndex: 1 },
  _hover: { color: 'accent' },
} as const;

const Stretched = chakra(Link, { base: stretched });
const StretchedAnchor = chakra('a', { base: stretched });

/** The title's link, stretched over the card. Other controls on the card need `position: relative; zIndex: 2`. */
export function CardLink(props: ComponentProps<typeof Stretched>) {
  return <Stretched data-card-link="" {...props} />;
}

/** The same to another site, in a tab of its own. */
export function OutsideCardLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useT();
  return (
    <StretchedAnchor data-card-link="" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
    </StretchedAnchor>
  );
}
