import { Center } from '@chakra-ui/react';
import type { ReactElement } from 'react';

const copper = '#B4561B';
const light = '#F0A66B';
const teal = '#3FB8AF';
const steel = '#5C7394';
const white = '#E6EDF7';
const navy = '#0B1F3A';

const body = 'M6 30v-6l4-2 5-8h16l6 8 5 2v6Z';
const wheels = (
  <>
    <circle cx="14" cy="31" r="4.5" fill={steel} stroke={navy} strokeWidth="2" />
    <circle cx="34" cy="31" r="4.5" fill={steel} stroke={navy} strokeWidth="2" />
  </>
);

/** Drawings on a 48 px grid, in the hand and colours of the cable motif. */
const drawings: Record<string, ReactElement> = {
  car: (
    <>
      <path d={body} fill={teal} />
      <path d="M17 17h6v5h-9zM26 17h4.5l3.5 5h-8z" fill={white} />
      {wheels}
    </>
  ),
  taxi: (
    <>
      <rect x="18" y="8" width="11" height="6" rx="2" fill={light} />
      <path d={body} fill={copper} />
      <path d="M17 17h6v5h-9zM26 17h4.5l3.5 5h-8z" fill={white} />
      <path d="M7 26h35" stroke={navy} strokeWidth="2.5" strokeDasharray="3 3" />
      {wheels}
    </>
  ),
  subway: (
    <>
      <rect x="11" y="7" width="26" height="29" rx="8" fill={teal} />
      <path d="M15 15h8v9h-8zM25 15h8v9h-8z" fill={white} />
      <circle cx="17" cy="30" r="2.2" fill={light} />
      <circle cx="31" cy="30" r="2.2" fill={light} />
      <path d="m16 38-4 5M32 38l4 5" stroke={white} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  train: (
    <>
      <path d="M4 14h22c9 0 17 8 18 15 0 2-1 3-3 3H4Z" fill={white} />
      <path d="M29 18c4 1 7 4 9 7h-9z" fill={steel} />
      <path d="M8 18h5v6H8zM17 18h5v6h-5z" fill={steel} />
      <path d="M4 28h39" stroke={copper} strokeWidth="2.5" />
      <path d="M4 38h40" stroke={light} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  plane: (
    <>
      <path
        d="M43 8c2 2 1 6-2 9l-6 6 4 17-4 3-8-14-8 7v6l-4 3-3-9-9-3 3-4h6l7-8L6 12l3-4 17 4 6-6c3-2 9 0 11 2Z"
        fill={light}
      />
      <path d="M38 10c1 1 1 2 0 3L17 34" fill="none" stroke={copper} strokeWidth="2" />
    </>
  ),
};

/** The sign of a way to the venue, on a navy tile in both themes; nothing where the name is unknown. */
export function TrafficMark({ name }: { name: string }) {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing) return null;
  return (
    <Center
      width="48px"
      height="48px"
      borderRadius="control"
      bg="navy.900"
      _dark={{ bg: 'navy.700' }}
      flexShrink={0}
    >
      <svg viewBox="0 0 48 48" width="86%" height="86%" aria-hidden data-mark={name}>
        {drawing}
      </svg>
    </Center>
  );
}
