import { chakra } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type MessageId, useT } from '../../i18n';
import { type EditorIcon, Sign } from './sign';
import { removeTable } from './tables';

interface Tool {
  id: EditorIcon;
  label: MessageId;
  /** Told by the button's title; the editor itself knows it. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

const heading = (level: 2 | 3): Tool => ({
  id: `heading${level}`,
  label: `editor.heading${level}`,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const tools: readonly Tool[] = [
  heading(2),
  heading(3),
  {
    id: 'bold',
    label: 'editor.bold',
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'editor.italic',
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'bullets',
    label: 'editor.bullets',
    keys: 'Ctrl+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'editor.numbers',
    keys: 'Ctrl+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: 'editor.quote',
    keys: 'Ctrl+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const history: readonly Tool[] = [
  {
    id: 'undo',
    label: 'editor.undo',
    keys: 'Ctrl+Z',
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: 'editor.redo',
    keys: 'Ctrl+Y',
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5',
    p: '1',
    borderBottomWidth: '1px',
    bg: 'raised',
    borderTopLeftRadius: 'control',
    borderTopRightRadius: 'control',
    position: 'sticky',
    // Below the header's main line, which stays.
    top: { base: '16', lg: '18' },
    zIndex: 1,
  },
});

const ToolButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    borderRadius: 'control',
    color: 'ink',
    _hover: { bg: 'sunken' },
    '&[aria-pressed=true]': { bg: 'second.soft', color: 'second' },
    '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
  },
});

interface ToolbarProps {
  editor: Editor;
  /** What it belongs to. */
  label: string;
  isLinkOpen: boolean;
  isBusy: boolean;
  onLink: () => void;
  onPicture: () => void;
}

/** One stop of the Tab key; the arrows, Home and End go through the buttons, as in every toolbar (WAI-ARIA). */
export function Toolbar({ editor, label, isLinkOpen, isBusy, onLink, onPicture }: ToolbarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const all: readonly Tool[] = [
    ...tools,
    {
      id: 'link',
      label: 'editor.link',
      isOn: (at) => isLinkOpen || at.isActive('link'),
      run: onLink,
    },
    { id: 'picture', label: 'editor.picture', isOff: () => isBusy, run: onPicture },
    {
      id: 'removeTable',
      label: 'editor.removeTable',
      isOff: (at) => !at.isActive('table'),
      run: removeTable,
    },
    ...history,
  ];
  const states = useEditorState({
    editor,
    selector: ({ editor: at }) =>
      Object.fromEntries(all.map(({ id, isOn, isOff }) => [id, { on: isOn?.(at), off: isOff?.(at) }])),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const last = all.length - 1;
    const target = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setStop(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <Bar ref={bar} role="toolbar" aria-label={t('editor.toolbar', { label })} onKeyDown={onKeyDown}>
      {all.map(({ id, label: name, keys, isOn, run }, at) => {
        const { on, off } = states[id] ?? {};
        return (
          <ToolButton
            key={id}
            type="button"
            aria-label={t(name)}
            title={keys ? t('editor.tool', { name: t(name), keys }) : t(name)}
            aria-pressed={isOn ? (on ?? false) : undefined}
            aria-disabled={off || undefined}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            // The selection stays where the writing is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!off) run(editor);
            }}
          >
            <Sign name={id} />
          </ToolButton>
        );
      })}
    </Bar>
  );
}
