/** Coppers of the strands, dark to light. */
const coppers = ['#C8692B', '#D98746', '#F0A66B', '#F7C9A0'] as const;

const round = (value: number) => Math.round(value * 100) / 100;

interface Circle {
  x: number;
  y: number;
  r: number;
}

const circlePath = ({ x, y, r }: Circle) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;

/** Cores in a ring inside a circle of this radius: the largest that touch each other, a little smaller. */
export function coresIn(count: number, radius: number): Circle[] {
  const sin = Math.sin(Math.PI / count);
  const full = (radius * sin) / (1 + sin);
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    const ring = radius - full;
    return { x: ring * Math.cos(angle), y: ring * Math.sin(angle), r: full * 0.94 };
  });
}

/** Strands of a conductor: one in the middle, then rings of 6, 12, 18 … */
export function strandsIn({ x, y, r }: Circle, rings: number): Circle[] {
  const pitch = r / (rings + 0.5) / 2;
  const strands = [{ x, y, r: pitch * 0.94 }];
  for (let ring = 1; ring <= rings; ring += 1) {
    for (let index = 0; index < 6 * ring; index += 1) {
      const angle = (2 * Math.PI * index) / (6 * ring) + ring * 0.26;
      strands.push({
        x: x + 2 * pitch * ring * Math.cos(angle),
        y: y + 2 * pitch * ring * Math.sin(angle),
        r: pitch * 0.94,
      });
    }
  }
  return strands;
}

export const pathOf = (circles: readonly Circle[]): string => circles.map(circlePath).join('');

interface SectionStyle {
  sheath: string;
  armourBed: string;
  bedding: string;
  insulations: readonly string[];
  conductorBed: string;
}

/** A cable cut through, as the site draws it, in a circle of radius 100 around 0, 0: the inside of an SVG. */
export function cableSection(cores: number, style: SectionStyle): string {
  const laid = coresIn(cores, 82);
  const strands = coppers.map((): Circle[] => []);
  const insulated = laid.map((core, index) => {
    const conductor = { ...core, r: core.r * 0.68 };
    strandsIn(conductor, 5).forEach((strand, place) => {
      // An even scatter that needs no chance: the picture is the same every time.
      strands[(place * 7 + index * 3 + (place % 5)) % coppers.length]?.push(strand);
    });
    const fill = style.insulations[index % style.insulations.length] ?? '';
    return (
      `<path d="${circlePath(core)}" fill="${fill}"/>` +
      `<path d="${circlePath({ ...core, r: core.r * 0.71 })}" fill="${style.conductorBed}"/>`
    );
  });
  return (
    `<circle r="100" fill="${style.sheath}"/><circle r="95" fill="${style.armourBed}"/>` +
    `<circle r="91" fill="none" stroke="#D98746" stroke-width="3" stroke-dasharray="7 4.2"/>` +
    `<circle r="87" fill="${style.bedding}"/>${insulated.join('')}` +
    strands.map((some, index) => `<path d="${pathOf(some)}" fill="${coppers[index]}"/>`).join('')
  );
}
