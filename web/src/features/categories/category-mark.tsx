import { Center } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { CategoryCode } from '../../lib/paths';

const copper = '#B4561B';
const light = '#F0A66B';
const teal = '#3FB8AF';
const steel = '#5C7394';
const white = '#E6EDF7';

const around = (count: number, radius: number, from = -Math.PI / 2) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (2 * Math.PI * index) / count;
    return { x: 24 + radius * Math.cos(angle), y: 24 + radius * Math.sin(angle) };
  });

/** Drawings on a 48 px grid, in the hand and colours of the cable motif. */
const drawings: Record<CategoryCode, ReactElement> = {
  // An extruder: hopper, barrel, crosshead, and the line that leaves it.
  '1': (
    <>
      <path d="M8 9h14l-4 9h-6z" fill={light} />
      <rect x="5" y="18" width="24" height="12" rx="2" fill={steel} />
      <path d="M9 21v6M13 21v6M17 21v6M21 21v6" stroke={white} strokeWidth="1.5" />
      <path d="M29 17h5l3 4v6l-3 4h-5z" fill={teal} />
      <path d="M37 24h9" stroke={copper} strokeWidth="4" strokeLinecap="round" />
      <path d="M10 30v8M25 30v8M6 38.500h23" stroke={white} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  // A stranding cage from the front: bobbins on a wheel, wires to the middle.
  '2': (
    <>
      <circle cx="24" cy="24" r="19" fill="none" stroke={steel} strokeWidth="3" />
      {around(6, 12.5).map(({ x, y }, index) => (
        <g key={index}>
          <path d={`M${x} ${y}L24 24`} stroke={light} strokeWidth="1.25" />
          <circle cx={x} cy={y} r="4.6" fill={index % 2 ? light : copper} />
          <circle cx={x} cy={y} r="1.5" fill="#0B1F3A" />
        </g>
      ))}
      <circle cx="24" cy="24" r="4" fill={teal} />
    </>
  ),
  // Pellets of insulation compound.
  '3': (
    <>
      {[
        [10, 30, copper, 20],
        [20, 33, light, -15],
        [31, 31, teal, 30],
        [15, 22, light, -30],
        [26, 22, copper, 10],
        [36, 23, light, -20],
        [21, 12, teal, 15],
        [31, 13, light, -10],
      ].map(([x, y, colour, turn]) => (
        <rect
          key={`${x}-${y}`}
          x={Number(x) - 4.5}
          y={Number(y) - 3}
          width="9"
          height="7"
          rx="3"
          fill={String(colour)}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path d="M5 40h38" stroke={steel} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  // A special cable: four cores around a filler, in an armoured sheath.
  '4': (
    <>
      <circle
        cx="24"
        cy="24"
        r="19"
        fill="#17365F"
        stroke={copper}
        strokeWidth="2.5"
        strokeDasharray="4 2.3"
      />
      {around(4, 9.2, -Math.PI / 4).map(({ x, y }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r="6" fill={[teal, light, steel, white][index]} />
          <circle cx={x} cy={y} r="3.4" fill={copper} />
        </g>
      ))}
    </>
  ),
  // An oscilloscope's trace.
  '5': (
    <>
      <rect x="5" y="9" width="38" height="28" rx="4" fill="none" stroke={steel} strokeWidth="2.5" />
      <path d="M10 23h28M24 13v20" stroke={steel} strokeWidth="1" strokeDasharray="2 2" />
      <path d="M9 23c3-12 7-12 10 0s7 12 10 0 7-12 10 0" fill="none" stroke={light} strokeWidth="2.5" />
      <path d="M17 41.500h14" stroke={teal} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  // A tensile curve: elastic, yield, break.
  '6': (
    <>
      <path d="M8 7v33h33" fill="none" stroke={steel} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M8 40 17 18c2-4 4-4 6-3s4 0 7-2 5 0 7 6" fill="none" stroke={light} strokeWidth="2.75" />
      <circle cx="37" cy="19" r="3.2" fill={teal} />
      <path d="M17 18v22" stroke={light} strokeWidth="1" strokeDasharray="2 2" />
    </>
  ),
  // A drum with its turns of cable.
  '7': (
    <>
      <rect x="6" y="6" width="5" height="36" rx="2.5" fill={steel} />
      <rect x="37" y="6" width="5" height="36" rx="2.5" fill={steel} />
      {[0, 1, 2, 3, 4].map((turn) => (
        <rect
          key={turn}
          x={11.5 + turn * 5.1}
          y="12"
          width="4.6"
          height="24"
          rx="2.3"
          fill={[copper, light][turn % 2]}
        />
      ))}
      <path d="M37 33c5 1 7 5 8 9" fill="none" stroke={light} strokeWidth="3" strokeLinecap="round" />
      <circle cx="24" cy="24" r="3.5" fill={teal} />
    </>
  ),
};

/** The sign of a category, on a navy tile in both themes. */
export function CategoryMark({ code, size = '56px' }: { code: CategoryCode; size?: string }) {
  return (
    <Center
      width={size}
      height={size}
      borderRadius="control"
      bg="navy.900"
      _dark={{ bg: 'navy.700' }}
      flexShrink={0}
    >
      <svg viewBox="0 0 48 48" width="78%" height="78%" aria-hidden>
        {drawings[code]}
      </svg>
    </Center>
  );
}
