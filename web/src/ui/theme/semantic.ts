import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Names say the use. All text pairs reach 4.5:1 on `page`, `raised` and `float`. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    page: pair('#FFFFFF', '#07152A'),
    raised: pair('#F6F7F9', '#0B1F3A'),
    /** Things that float: panels, dialogs, the counter card. */
    float: pair('#FFFFFF', '#0F2544'),
    sunken: pair('#EDF0F4', '#0A1A33'),
    ink: pair('#0B1F3A', '#E6EDF7'),
    quiet: pair('#5B6B82', '#A9B7CC'),
    line: { DEFAULT: pair('#DDE3EC', '#1C3354'), strong: pair('#8391A6', '#5C7394') },
    accent: {
      DEFAULT: pair('#B4561B', '#F0A66B'),
      hover: pair('#9A4714', '#F7C9A0'),
      soft: pair('#FDF1E8', '#2A2433'),
      /** Text on the accent. */
      ink: pair('#FFFFFF', '#07152A'),
    },
    second: { DEFAULT: pair('#0E7C7B', '#3FB8AF'), soft: pair('#ECF8F7', '#0E2F40') },
    review: { DEFAULT: pair('#8A4B00', '#FFC978'), soft: pair('#FFF4E0', '#33270F') },
    approved: { DEFAULT: pair('#146C43', '#7FD8A8'), soft: pair('#E6F6EC', '#0D3328') },
    rejected: { DEFAULT: pair('#A61B1B', '#FF9C9C'), soft: pair('#FDECEC', '#3A1720') },
    /** Over the navy of heroes and the footer, which stay dark in both themes. */
    onNavy: { DEFAULT: { value: '#FFFFFF' }, quiet: { value: '#B8C6DA' }, line: { value: '#FFFFFF24' } },
    focus: pair('#0E7C7B', '#F0A66B'),
  },
  shadows: {
    float: pair(
      '0 1px 2px rgba(11, 31, 58, 0.06), 0 18px 48px -12px rgba(11, 31, 58, 0.18)',
      '0 1px 2px rgba(0, 0, 0, 0.4), 0 18px 48px -12px rgba(0, 0, 0, 0.6)',
    ),
  },
});
