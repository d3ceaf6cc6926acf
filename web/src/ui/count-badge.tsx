import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './visually-hidden';

/** More than this is not counted out. */
const MOST = 99;

const Pill = chakra('span', {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    px: '1.5',
    borderRadius: 'full',
    bg: 'copper.600',
    color: 'onNavy',
    fontSize: '0.75rem',
    fontWeight: 'bold',
    lineHeight: 'none',
  },
  variants: {
    /** On the corner of a button, where it takes no room. */
    corner: { true: { position: 'absolute', top: '0', insetEnd: '0', pointerEvents: 'none' } },
  },
});

interface CountBadgeProps {
  count: number;
  /** The number in words, for screen readers. */
  label: string;
  corner?: boolean;
}

/** A number that asks for attention; nothing where there is none. */
export function CountBadge({ count, label, corner = false }: CountBadgeProps) {
  if (count === 0) return null;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <Pill corner={corner}>
      <span aria-hidden data-numeric="">
        {shown}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Pill>
  );
}
