import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { missingTags } from './values';

interface MissingLanguageProps {
  tagsCn: readonly string[];
  tagsEn: readonly string[];
}

/** Reminds the exhibitor of tags that are there in one language alone; nothing where both or none are. */
export function MissingLanguage({ tagsCn, tagsEn }: MissingLanguageProps) {
  const t = useT();
  const missing = missingTags(tagsCn, tagsEn);
  if (!missing) return null;
  return (
    <Flex as="p" align="center" gap="2" color="review" fontSize="sm">
      <Icon name="globe" size="16px" />
      <chakra.span>{t(`exhibits.missing.${missing}`)}</chakra.span>
    </Flex>
  );
}
