import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { copyText } from '../../lib/copy-text';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface CodeSampleProps {
  /** Language or tool of the code; blank for none. */
  label: string;
  children: string;
}

/** Code that can be copied; wide lines scroll inside. */
export function CodeSample({ label, children }: CodeSampleProps) {
  const t = useT();
  const copy = async () => {
    if (await copyText(children)) toast.success(t('developers.copied'));
    else toast.error(t('developers.notCopied'));
  };
  return (
    <chakra.figure borderWidth="1px" borderRadius="card" overflow="hidden" my="4">
      <Flex
        as="figcaption"
        justify="space-between"
        align="center"
        gap="3"
        px="4"
        py="1.5"
        borderBottomWidth="1px"
        bg="raised"
        fontSize="sm"
        color="quiet"
      >
        <span lang="en">{label}</span>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          {t('developers.copy')}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </Flex>
      <chakra.pre
        lang="en"
        // Whoever has no pointer scrolls it by the arrow keys.
        tabIndex={0}
        px="4"
        py="3"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="1.6"
        overflowX="auto"
      >
        {children}
      </chakra.pre>
    </chakra.figure>
  );
}
