import { chakra } from '@chakra-ui/react';
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
    '& th, & td': { borderWidth: '1px', px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
  },
});

/** HTML that the gateway has cleaned (a `body` or page text of the schema); nothing else may be shown with it. */
export function RichText({ html }: { html: string }) {
  return <Body dangerouslySetInnerHTML={{ __html: html }} />;
}
