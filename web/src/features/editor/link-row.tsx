import { Flex } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Input } from '../../ui/input';

/** A web address, made whole where its writer left out the beginning; undefined for what is none. */
function linkOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?!\/)/.test(text) || /^(mailto|tel):\S+$/i.test(text)) return text;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const { protocol, hostname, href } = new URL(address);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Asks where the selected words lead; Enter takes it, Escape goes back to the text. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(before);
  const input = useRef<HTMLInputElement>(null);
  // The button that opened it is done with: the address is typed next.
  useEffect(() => input.current?.focus(), []);
  const [isWrong, setWrong] = useState(false);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const take = () => {
    const href = linkOf(typed);
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    // Without words of its own the address is what is read.
    if (empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
    return undefined;
  };
  return (
    <Flex gap="2" wrap="wrap" p="2" borderBottomWidth="1px" bg="raised" align="center">
      <Input
        aria-label={t('editor.linkAddress')}
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        type="url"
        value={typed}
        ref={input}
        flex="1 1 14rem"
        width="auto"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            take();
          } else if (event.key === 'Escape') close();
        }}
      />
      <Button size="sm" onClick={take}>
        {t('editor.linkTake')}
      </Button>
      {before ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {t('editor.linkRemove')}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={close}>
        {t('editor.cancel')}
      </Button>
      {isWrong ? (
        <Flex role="alert" color="rejected" fontSize="sm" flexBasis="100%">
          {t('editor.linkWrong')}
        </Flex>
      ) : null}
    </Flex>
  );
}
