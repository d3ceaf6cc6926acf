import { chakra, Flex } from '@chakra-ui/react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { formatNumber, useT } from '../../i18n';
import { FieldMark } from '../../ui/field-mark';
import { Icon } from '../../ui/icon';
import type { UploadEvents } from '../uploads';
import { countWords } from './count';
import { extensions } from './extensions';
import { LinkRow } from './link-row';
import { Toolbar } from './toolbar';
import { PICTURE_TYPES, usePictures } from './use-pictures';

const Frame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'control',
    bg: 'page',
    '&:focus-within': { borderColor: 'quiet' },
    '&[data-invalid]': { borderColor: 'rejected' },
    '& .tiptap': {
      // EXH-070, CONST-041.
      minHeight: '500px',
      px: { base: '4', md: '6' },
      py: '4',
      overflowWrap: 'anywhere',
      lineHeight: '1.7',
      outline: 'none',
      borderBottomLeftRadius: 'control',
      borderBottomRightRadius: 'control',
      '& > * + *': { marginTop: '3.5' },
      '& h2': { fontSize: 'xl', lineHeight: 'snug' },
      '& h3': { fontSize: 'lg', lineHeight: 'snug' },
      '& ul': { listStyleType: 'disc', ps: '6' },
      '& ol': { listStyleType: 'decimal', ps: '6' },
      '& a': { color: 'accent', textDecoration: 'underline' },
      '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'accent', ps: '4', color: 'quiet' },
      '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'card' },
      '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
      '& th, & td': {
        borderWidth: '1px',
        px: '3',
        py: '2',
        minWidth: '24',
        textAlign: 'start',
        verticalAlign: 'top',
        overflowWrap: 'break-word',
      },
      '& .selectedCell': { bg: 'second.soft' },
      '& img.ProseMirror-selectednode': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    '& .tiptap:focus-visible': { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
  },
});

const imagesOf = (list: FileList | undefined) =>
  [...(list ?? [])].filter(({ type }) => type.startsWith('image/'));

interface Range {
  from: number;
  to: number;
}

/** How long a text is best, words, and how many pictures it has. */
export interface Advice {
  words: Range;
  pictures: Range;
}

export interface RichEditorProps extends Pick<UploadEvents, 'onError' | 'onBusy'> {
  /** Where the focus goes for this field. */
  name: string;
  label: string;
  /** Language of the text. */
  lang: string;
  /** HTML that it begins with. */
  initial: string;
  error: string | undefined;
  /** `partly`: what else is filled in decides. */
  isRequired?: boolean | 'partly';
  advice?: Advice;
  onChange: (html: string) => void;
}

interface CountProps {
  editor: Editor;
  id: string;
  advice: Advice | undefined;
}

/** How long the text is, and how many pictures it has, beside what is recommended (EXH-072, CONST-039). */
function Count({ editor, id, advice }: CountProps) {
  const t = useT();
  const { words, pictures } = useEditorState({
    editor,
    selector: ({ editor: at }) => {
      let images = 0;
      at.state.doc.descendants((node) => {
        if (node.type.name === 'image') images += 1;
      });
      return {
        words: countWords(at.state.doc.textBetween(0, at.state.doc.content.size, ' ')),
        pictures: images,
      };
    },
  });
  const written = { words, shownWords: formatNumber(words), pictures };
  return (
    <chakra.p id={id} color="quiet" fontSize="sm" data-numeric="">
      {advice
        ? t('editor.advice', {
            ...written,
            from: advice.words.from,
            to: formatNumber(advice.words.to),
            least: advice.pictures.from,
            most: advice.pictures.to,
          })
        : t('editor.count', written)}
    </chakra.p>
  );
}

/** A text with headings, emphasis, lists, links and pictures (EXH-070, EXH-072, EXH-073). */
export default function RichEditor(props: RichEditorProps) {
  const { name, label, lang, initial, error, isRequired = false, advice } = props;
  const { onChange, onError, onBusy } = props;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const insert = usePictures({
    onError,
    onBusy: (now) => {
      setBusy(now);
      onBusy(now);
    },
  });
  const attributes = {
    name,
    lang,
    role: 'textbox',
    'aria-multiline': 'true',
    ...(isRequired === true ? { 'aria-required': 'true' } : {}),
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [`${id}-count`, ...(error ? [`${id}-error`] : [])].join(' '),
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
  /** Takes pictures out of what was pasted or dropped; words go their usual way. */
  const takeFrom = (list: FileList | undefined): boolean => {
    const images = imagesOf(list);
    if (images.length === 0) return false;
    void insert(editor, images);
    return true;
  };
  const editorProps = {
    attributes,
    handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) =>
      // Office programs add a picture of the words or the table that they copy: the words are meant.
      clipboardData?.getData('text/plain').trim() ? false : takeFrom(clipboardData?.files),
    handleDrop: (_view: unknown, event: DragEvent, _slice: unknown, isMoved: boolean) => {
      if (isMoved || !takeFrom(event.dataTransfer?.files)) return false;
      event.preventDefault();
      return true;
    },
  };
  const editor = useEditor({
    extensions,
    content: initial,
    editorProps,
    onUpdate: ({ editor: at }) => onChange(at.isEmpty ? '' : at.getHTML()),
  });
  return (
    <Flex direction="column" gap="1.5">
      <chakra.span id={`${id}-label`} fontWeight="semibold">
        {label}
        <FieldMark required={isRequired === 'partly' ? undefined : isRequired} />
      </chakra.span>
      <Frame data-invalid={error ? '' : undefined} aria-busy={isBusy}>
        <Toolbar
          editor={editor}
          label={label}
          isLinkOpen={isLinkOpen}
          isBusy={isBusy}
          onLink={() => setLinkOpen((open) => !open)}
          onPicture={() => file.current?.click()}
        />
        {isLinkOpen ? <LinkRow editor={editor} onClose={() => setLinkOpen(false)} /> : null}
        <EditorContent editor={editor} />
      </Frame>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again after a mistake.
          event.currentTarget.value = '';
          if (chosen.length > 0) void insert(editor, chosen);
        }}
      />
      <Count editor={editor} id={`${id}-count`} advice={advice} />
      {error ? (
        <Flex id={`${id}-error`} color="rejected" fontSize="sm" gap="1.5" align="center" role="alert">
          <Icon name="alert" size="16px" />
          {error}
        </Flex>
      ) : null}
    </Flex>
  );
}
