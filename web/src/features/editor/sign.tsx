import { chakra } from '@chakra-ui/react';

/** The editor's signs on a 24 px grid, in the hand of the site's icons; they travel with the editor. */
const drawings = {
  heading2: 'M4 6v12M4 12h7M11 6v12M15 10.5a2.5 2.5 0 1 1 4.6 1.3L15 18h5',
  heading3: 'M4 6v12M4 12h7M11 6v12M15.5 8.5h4l-2.3 3.3a3.1 3.1 0 1 1-2.4 4.9',
  bold: 'M7.5 5h5a3.4 3.4 0 0 1 0 6.8h-5ZM7.5 11.8h6a3.6 3.6 0 0 1 0 7.2h-6Z',
  italic: 'M10.5 5h6M7.5 19h6M13.7 5l-3.4 14',
  bullets: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  numbers:
    'M10 6.5h10M10 12h10M10 17.5h10M4 5.2l1.4-.9v4.4M4 15.6c.3-1.4 2.5-1.3 2.4.1 0 1-2.4 2-2.4 3.1h2.6',
  quote: 'M5 17.5c2.6-1.3 4-3.4 4-6.5H5.2V6.5H10V11M14 17.5c2.6-1.3 4-3.4 4-6.5h-3.8V6.5H19V11',
  link: 'M10 14.2a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 9.8a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2',
  picture: 'M4 5.5h16v13H4ZM4.5 16l4.5-4.5 4 4 2.5-2.5 4.2 4M15.2 9.4v.1',
  removeTable: 'M20 11.5v-6H4v13h7.5M4 11.5h16M12 5.5v13M15.5 15l4.5 4.5M20 15l-4.5 4.5',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  redo: 'm15.5 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h4',
} as const;

export type EditorIcon = keyof typeof drawings;

/** Decoration: the button carries the name. */
export function Sign({ name }: { name: EditorIcon }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width="20px"
      height="20px"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawings[name]} />
    </chakra.svg>
  );
}
