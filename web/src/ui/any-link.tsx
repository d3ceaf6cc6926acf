import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import type { ContentAddress } from '../lib/content-address';
import { ButtonLink } from './button';
import { CardLink, OutsideCardLink } from './card-link';
import { ExternalButton } from './external-link';
import { VisuallyHidden } from './visually-hidden';

const Inside = chakra(Link, { base: { display: 'block' } });
const Outside = chakra('a', { base: { display: 'block' } });
/** A quiet button, as wide as its place. */
const quiet = { variant: 'outline', whiteSpace: 'normal', width: 'full' } as const;

interface AnyLinkProps {
  /** Where it leads; undefined for nowhere. */
  target: ContentAddress | undefined;
  /** Around a whole picture (`block`), the title of a card, or a quiet button. */
  look?: 'block' | 'card' | 'button';
  children: ReactNode;
}

/** A link to wherever its target is; another site opens in a tab of its own, and no target is no link. */
export function AnyLink({ target, look = 'block', children }: AnyLinkProps) {
  const t = useT();
  if (!target) return look === 'button' ? <span>{children}</span> : children;
  if ('to' in target) {
    if (look === 'card') return <CardLink to={target.to}>{children}</CardLink>;
    if (look === 'block') return <Inside to={target.to}>{children}</Inside>;
    return (
      <ButtonLink to={target.to} {...quiet}>
        {children}
      </ButtonLink>
    );
  }
  const { href } = target;
  if (look === 'card') return <OutsideCardLink href={href}>{children}</OutsideCardLink>;
  if (look === 'button') {
    return (
      <ExternalButton href={href} {...quiet}>
        {children}
      </ExternalButton>
    );
  }
  return (
    <Outside href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
    </Outside>
  );
}
