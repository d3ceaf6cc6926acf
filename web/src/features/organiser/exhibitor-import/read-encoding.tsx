import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { importPaths } from './address';
import { callIn, encodingNames } from './encoding';
import { EncodingChoice } from './encoding-choice';
import type { FoundImport } from './found-import';
import { MAX_BYTES } from './limits';
import { keepSentFile, sentFileOf } from './sent-file';

/**
 * In which encoding a .csv was read, and the way to another one where the names are wrong. UTF-8 cannot be mistaken for
 * another encoding, so nothing is asked there.
 */
export function ReadEncoding({ found: { id, encoding } }: { found: FoundImport }) {
  const t = useT();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!encoding || encoding === 'UTF_8') return null;
  const file = sentFileOf(id);
  return (
    <chakra.div borderWidth="1px" borderRadius="card" p={{ base: '4', md: '5' }}>
      <chakra.p>
        {t('exhibitor-import.readAs', {
          encoding: t(`exhibitor-import.encoding.${encoding}`, { name: encodingNames[encoding] }),
        })}
      </chakra.p>
      {file ? (
        <>
          <Button variant="outline" mt="3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('exhibitor-import.otherEncoding')}
          </Button>
          {isOpen ? (
            <EncodingChoice
              file={file}
              current={encoding}
              callIn={callIn}
              maxBytes={MAX_BYTES}
              onRead={(read, sent) => {
                keepSentFile(read, sent);
                return navigate(importPaths.one(read), { replace: true });
              }}
            />
          ) : null}
        </>
      ) : (
        <chakra.p mt="2">
          <TextLink to={importPaths.list()}>{t('exhibitor-import.sendAgain')}</TextLink>
        </chakra.p>
      )}
    </chakra.div>
  );
}
