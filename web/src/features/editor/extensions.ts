import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { tables } from './tables';

/**
 * What an article may hold, a part of what the servers let through. Whatever is pasted is read by this: scripts,
 * styles, frames and foreign pictures are no part of it and fall away.
 */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
}).configure({ inline: false, allowBase64: false });

export const extensions = [
  StarterKit.configure({
    // The page has its h1, the article's title is its h2.
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  OwnImage,
  ...tables,
];
