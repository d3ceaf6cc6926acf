import { chakra, Flex } from '@chakra-ui/react';
import { formatBytes, useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';
import type { ThreadCommentFragment } from '../threads.generated';

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    minWidth: '0',
    maxWidth: 'full',
    color: 'accent',
    _hover: { textDecoration: 'underline' },
  },
});

function ThreadFile({ name, address, bytes }: ThreadCommentFragment['files'][number]) {
  return (
    // In a page of its own: a picture is shown there, a document is taken away.
    <Anchor href={address} target="_blank" rel="noopener">
      <Icon name="file" size="18px" />
      <chakra.span minWidth="0" truncate>
        {name}
      </chakra.span>
      <chakra.span flex="none" color="quiet" fontSize="sm">
        {formatBytes(bytes)}
      </chakra.span>
    </Anchor>
  );
}

interface ThreadFilesProps {
  files: ThreadCommentFragment['files'];
  isMine: boolean;
}

/** What came with a question or a reply; the addresses answer to both sides alone. */
export function ThreadFiles({ files, isMine }: ThreadFilesProps) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <Flex
      as="ul"
      aria-label={t('threads.files')}
      listStyleType="none"
      direction="column"
      align={isMine ? 'end' : 'start'}
      maxWidth="full"
    >
      {files.map((file) => (
        <chakra.li key={file.address} minWidth="0" maxWidth="full">
          <ThreadFile {...file} />
        </chakra.li>
      ))}
    </Flex>
  );
}
