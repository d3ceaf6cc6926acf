import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { TextLink } from '../../../ui/text-link';

interface ConflictProps {
  /** Who was quicker, in words. */
  text: string;
  /** Where the other change can be looked at. */
  look: string;
  /** Reads the newest version; undefined where it is not there any more. */
  readVersion: () => Promise<number | undefined>;
  /** Saves over what the other wrote. @param version the newest one */
  onOverwrite: (version: number) => void;
}

/** Somebody else saved first: what was typed stands in the form, and its editor decides. */
export function Conflict({ text, look, readVersion, onOverwrite }: ConflictProps) {
  const t = useT();
  const showFailure = useFailureToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const overwrite = async () => {
    try {
      const version = await readVersion();
      if (version !== undefined) onOverwrite(version);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      p="5"
      borderWidth="1px"
      borderColor="review"
      borderRadius="card"
      bg="review.soft"
      color="review"
    >
      <Flex gap="2" align="start" fontWeight="semibold">
        <Icon name="alert" size="20px" />
        {text}
      </Flex>
      <chakra.p mt="2">{t('content-editing.conflict')}</chakra.p>
      <Flex gap="4" wrap="wrap" align="center" mt="4">
        <Button variant="outline" onClick={() => void overwrite()}>
          {t('content-editing.conflict.overwrite')}
        </Button>
        {/* Beside the form, which holds what was typed. */}
        <TextLink to={look} target="_blank" color="review" textDecoration="underline">
          {t('content-editing.conflict.look')}
        </TextLink>
      </Flex>
    </chakra.div>
  );
}
