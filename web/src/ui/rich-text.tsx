import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Prose } from './container';

const Body = chakra(Prose, {
  base: {
    overflowWrap: 'anywhere',
    '& > h2, & > h3, & > h4': { marginTop: '8', lineHeight: 'snug', textWrap: 'balance' },
    '& > :is(h2, h3, h4):first-child': { marginTop: '0' },
    '& h2': { fontSize: 'xl' },
    '& h3': { fontSize: 'lg' },
    '& h4': { fontSize: 'md' },
    '& ul': { listStyleType: 'disc', ps: '6' },
    '& ol': { listStyleType: 'decimal', ps: '6' },
    // Whoever nests without end gets no narrower: nothing may push the page wider than the screen.
    '& :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote)': {
      ps: '0',
      borderInlineStartWidth: '0',
      listStylePosition: 'inside',
    },
    '& li + li': { marginTop: '2' },
    '& li::marker': { color: 'accent' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'accent', ps: '4', color: 'quiet' },
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'card' },
    '& figure': { marginBlock: '6' },
    '& figcaption': { color: 'quiet', fontSize: 'sm', marginTop: '2' },
    '& hr': { borderTopWidth: '1px' },
    '& pre': { overflowX: 'auto' },
    '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
    // Cells stay wide enough to be read: on a phone the table is scrolled in its own box.
    '& th, & td': {
      borderWidth: '1px',
      px: '3',
      py: '2',
      minWidth: '24',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    '& :is(th, td) > * + *': { marginTop: '2' },
  },
});

/** A table that is wider than the page is scrolled by keyboard too. */
function makeReachable(body: HTMLElement | null): void {
  for (const table of body?.querySelectorAll('table') ?? []) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

/** HTML that the gateway has cleaned (a `body` or page text of the schema); nothing else may be shown with it. */
export function RichText({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => makeReachable(body.current);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [html]);
  return <Body ref={body} dangerouslySetInnerHTML={{ __html: html }} />;
}
