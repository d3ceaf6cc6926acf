import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { circlesPath, layCores, layStrands, seeded, type Strand } from './motif-geometry';

const coppers = ['#C8692B', '#D98746', '#F0A66B', '#F7C9A0'];
const insulations = ['#C8692B', '#0E7C7B', '#F0A66B', '#3D5C8C', '#8391A6', '#5B6B82'];

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
      <chakra.circle r="100" fill={tone === 'navy' ? '#14335F' : { base: '#12284A', _dark: '#1F3C66' }} />
      <chakra.circle r="95" fill={tone === 'navy' ? '#0C2445' : { base: '#0B1F3A', _dark: '#0B1F3A' }} />
      <circle r="91" fill="none" stroke="#D98746" strokeWidth="3" strokeDasharray="7 4.2" />
      <chakra.circle r="87" fill={tone === 'navy' ? '#17365F' : { base: '#DDE5F0', _dark: '#1A3660' }} />
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
