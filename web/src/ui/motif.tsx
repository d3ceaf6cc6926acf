import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { circlesPath, layCores, layStrands, seeded, type Strand } from './motif-geometry';

const coppers = ['#C8692B', '#D98746', '#F0A66B', '#F7C9A0'];
const insulations = ['#B4561B', '#0E7C7B', '#F0A66B', '#3D5C8C', '#8391A6', '#5B6B82'];

export interface MotifProps extends Omit<HTMLChakraProps<'svg'>, 'children'> {
  cores?: number;
  /** Rings of strands around the middle one of each core. */
  rings?: number;
  /** Chooses coppers and insulation colours. */
  seed?: string;
  /** `navy`: on the dark heroes; `auto`: follows the theme. */
  tone?: 'auto' | 'navy';
  /** A very slow turn; off under reduced motion. */
  turning?: boolean;
  /** Text for screen readers; without one the drawing is decoration. */
  label?: string;
}

interface ShellProps {
  r: number;
  tone: MotifProps['tone'];
  navy: string;
  light: string;
  dark: string;
}

/** Drawn on navy its colour is an attribute: pictures that are saved of a card know no classes within a drawing. */
function Shell({ r, tone, navy, light, dark }: ShellProps) {
  return tone === 'navy' ? (
    <circle r={r} fill={navy} />
  ) : (
    <chakra.circle r={r} fill={{ base: light, _dark: dark }} />
  );
}

/** The cable in cross-section: sheath, armour, bedding, cores with insulation and strands. */
export function Motif({
  cores = 3,
  rings = 4,
  seed = 'wirefair',
  tone = 'auto',
  turning,
  label,
  ...rest
}: MotifProps) {
  const random = seeded(`${seed}/${cores}`);
  const laid = layCores(cores, 82);
  const first = Math.floor(random() * insulations.length);
  const byCopper: Strand[][] = coppers.map(() => []);
  for (const core of laid) {
    for (const strand of layStrands(core, rings))
      byCopper[Math.floor(random() * coppers.length)]?.push(strand);
  }
  return (
    <chakra.svg
      viewBox="-100 -100 200 200"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      display="block"
      flexShrink={0}
      overflow="visible"
      {...rest}
    >
      <Shell r={100} tone={tone} navy="#14335F" light="#12284A" dark="#1F3C66" />
      <Shell r={95} tone={tone} navy="#0C2445" light="#0B1F3A" dark="#0B1F3A" />
      <circle r="91" fill="none" stroke="#D98746" strokeWidth="3" strokeDasharray="7 4.2" />
      <Shell r={87} tone={tone} navy="#17365F" light="#DDE5F0" dark="#1A3660" />
      <chakra.g
        transformOrigin="0 0"
        animation={turning ? 'turn 240s linear infinite' : undefined}
        _motionReduce={{ animation: 'none' }}
      >
        {laid.map((core, index) => (
          <g key={index}>
            <circle
              cx={core.x}
              cy={core.y}
              r={core.r}
              fill={
                cores === 1
                  ? '#0B1F3A'
                  : insulations[(first + index) % Math.min(insulations.length, cores + 1)]
              }
            />
            <circle
              cx={core.x}
              cy={core.y}
              r={core.conductor * 1.03}
              fill={tone === 'navy' ? '#0B1F3A' : '#FBF3EA'}
            />
          </g>
        ))}
        {byCopper.map((strands, index) => (
          <path key={coppers[index]} d={circlesPath(strands)} fill={coppers[index]} />
        ))}
      </chakra.g>
    </chakra.svg>
  );
}
