import { Flex } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { TextAnchor } from '../../ui/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Files of an answer that was sent in. */
export function AnswerFiles({ urls }: { urls: readonly string[] }) {
  const t = useT();
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1">
      {/* Only what the service keeps itself is a link. */}
      {urls
        .filter((url) => url.startsWith('/files/'))
        .map((url, index) => (
          <li key={url}>
            <TextAnchor href={url} target="_blank" rel="noopener noreferrer">
              {t('custom-fields.file', { number: index + 1 })}
              <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            </TextAnchor>
          </li>
        ))}
    </Flex>
  );
}
