import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Line icons on a 24 px grid, drawn for this site. */
const drawings = {
  alert: 'M12 8v5M12 16.5v.1M10.3 4 2.6 17.4A2 2 0 0 0 4.3 20.4h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  arrowRight: 'M4.5 12h15M13.5 6l6 6-6 6',
  booth:
    'M4 20V10.5M20 20V10.5M3 6.5 5 4h14l2 2.5v1a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20v-5h5v5M3 20h18',
  calendar:
    'M7 3v4M17 3v4M4 9.5h16M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
  chat: 'M4 5.5h16v11h-9L6.5 20v-3.5H4ZM8 9.5h8M8 12.8h5',
  check: 'M4.5 12.5 10 18 19.5 7',
  checkCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.3 2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  external:
    'M9 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V15M13 4h7v7M20 4l-9 9',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.500 5.600 12 3Z',
  heart: 'M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 6.700a4.400 4.400 0 0 1 8 2.700C20 15.200 12 20 12 20Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.500M12 7.600v.1',
  mail: 'M4 6.500h16v11.500H4ZM4.500 7l7.500 6 7.500-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.200A8.200 8.200 0 0 1 9.800 4a8.200 8.200 0 1 0 10.200 10.200Z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  phone:
    'M5.500 4h3.200l1.600 4-2 1.600a12 12 0 0 0 6.100 6.100l1.600-2 4 1.600v3.200A1.500 1.500 0 0 1 18.500 20 14.500 14.500 0 0 1 4 5.500 1.500 1.500 0 0 1 5.500 4Z',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11ZM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  play: 'M7.500 5v14l11-7Z',
  reset: 'M4.500 12a7.500 7.500 0 1 0 2.300-5.400L4.500 9M4.500 4.500V9H9',
  search: 'M10.800 17.600a6.800 6.800 0 1 0 0-13.600 6.800 6.800 0 0 0 0 13.600ZM15.800 15.800 20.500 20.500',
  share: 'M12 14.500V4M8 7.500 12 3.800l4 3.700M6.500 11H5v9h14v-9h-1.500',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM12 2.800v1.700M12 19.500v1.700M2.800 12h1.700M19.500 12h1.700M5.500 5.500l1.200 1.200M17.300 17.300l1.200 1.200M18.500 5.500l-1.200 1.200M6.700 17.300l-1.200 1.200',
  ticket: 'M4 7h16v3.200a1.900 1.900 0 0 0 0 3.600V17H4v-3.200a1.900 1.900 0 0 0 0-3.600ZM14.500 7v10',
  user: 'M12 12.500a4.200 4.200 0 1 0 0-8.400 4.200 4.200 0 0 0 0 8.400ZM4.500 20.500c.8-3.600 3.800-5.200 7.500-5.200s6.700 1.600 7.500 5.200',
} as const;

export type IconName = keyof typeof drawings;

export interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'children'> {
  name: IconName;
  size?: string;
  filled?: boolean;
}

/** Always decoration: the control or text beside it carries the name. */
export function Icon({ name, size = '20px', filled, ...rest }: IconProps) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      flexShrink={0}
      aria-hidden
      {...rest}
    >
      <path d={drawings[name]} />
    </chakra.svg>
  );
}
