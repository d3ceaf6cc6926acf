import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Line icons on a 24 px grid, drawn for this site. */
const drawings = {
  alert: 'M12 8v5M12 16.5v.1M10.3 4 2.6 17.4A2 2 0 0 0 4.3 20.4h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  arrowRight: 'M4.5 12h15M13.5 6l6 6-6 6',
  booth:
    'M4 20V10.5M20 20V10.5M3 6.5 5 4h14l2 2.5v1a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20v-5h5v5M3 20h18',
  calendar:
    'M7 3v4M17 3v4M4 9.5h16M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
  camera: 'M4 8h3.2l1.6-2.5h6.4L16.8 8H20v11H4ZM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z',
  chart: 'M4 4v16h16M8.5 16.5v-4M13 16.5v-9M17.5 16.5v-6',
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
  file: 'M6 3.5h8L18.5 8v12.5H6ZM13.5 3.8V8.5h4.7M9 12.5h6.5M9 16h4.5',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z',
  heart: 'M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 6.7a4.4 4.4 0 0 1 8 2.7C20 15.2 12 20 12 20Z',
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  image: 'M4 5.5h16v13H4ZM4.5 16l4.5-4.5 4 4 2.5-2.5 4.2 4M15.2 9.4v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.2',
  logout: 'M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8M10.5 12h9.5M16.5 8.5 20 12l-3.5 3.5',
  mail: 'M4 6.5h16v11.5H4ZM4.5 7l7.5 6 7.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mobile:
    'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M5.5 4h3.2l1.6 4-2 1.6a12 12 0 0 0 6.1 6.1l1.6-2 4 1.6v3.2A1.5 1.5 0 0 1 18.5 20 14.5 14.5 0 0 1 4 5.5 1.5 1.5 0 0 1 5.5 4Z',
  copy: 'M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M7.5 5v14l11-7Z',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4.5V9H9',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5',
  share: 'M12 14.5V4M8 7.5 12 3.8l4 3.7M6.5 11H5v9h14v-9h-1.5',
  sound: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5ZM16 9a4.2 4.2 0 0 1 0 6M18.6 6.4a8 8 0 0 1 0 11.2',
  soundOff: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M18.5 5.5l-1.2 1.2M6.7 17.3l-1.2 1.2',
  ticket: 'M4 7h16v3.2a1.9 1.9 0 0 0 0 3.6V17H4v-3.2a1.9 1.9 0 0 0 0-3.6ZM14.5 7v10',
  trash: 'M4.5 6.5h15M9 6.5V4.2h6v2.3M6.5 6.5l.8 13.3h9.4l.8-13.3M10 10.5v5.5M14 10.5v5.5',
  user: 'M12 12.5a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4.5 20.5c.8-3.6 3.8-5.2 7.5-5.2s6.7 1.6 7.5 5.2',
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
