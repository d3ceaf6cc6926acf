import { chakra } from '@chakra-ui/react';
import { toTextBlocks } from '../lib/text-blocks';
import { Prose } from './container';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    borderTopWidth: '1px',
    '& > li': {
      position: 'relative',
      ps: '6',
      py: '2.5',
      borderBottomWidth: '1px',
      _before: {
        content: '""',
        position: 'absolute',
        insetStart: '1',
        top: '1.35em',
        width: '2',
        height: '2',
        borderRadius: 'full',
        borderWidth: '2px',
        borderColor: 'accent',
      },
    },
  },
});

/** A plain text of several paragraphs; its marked lines become a list that can be read down like a data sheet. */
export function TextBlocks({ text }: { text: string }) {
  return (
    <Prose>
      {toTextBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          // Without bullets Safari forgets that it is a list.
          <List key={index} role="list">
            {block.items.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </List>
        ) : (
          <chakra.p key={index} whiteSpace="pre-line">
            {block.text}
          </chakra.p>
        ),
      )}
    </Prose>
  );
}
