import { Center, chakra, Grid } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { PosterTemplate } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';

/** The templates in their order. */
export const templates = ['NIGHT', 'BLUEPRINT'] as const satisfies readonly PosterTemplate[];

interface PreviewProps {
  src: string | null;
  alt: string;
}

/** The poster as it will be. Its place is kept until it is drawn, and its frame stays where it cannot be. */
function Preview({ src, alt }: PreviewProps) {
  const t = useT();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <chakra.div aspectRatio="2 / 3" bg="sunken" borderRadius="control" overflow="hidden" borderWidth="1px">
      {src === null || failed === src ? (
        <Center height="full" p="4" color="quiet" textAlign="center">
          {t('online-invite.previewFailed')}
        </Center>
      ) : (
        <chakra.img
          src={src}
          alt={alt}
          width="720"
          height="1080"
          loading="lazy"
          decoding="async"
          display="block"
          boxSize="full"
          onError={() => setFailed(src)}
        />
      )}
    </chakra.div>
  );
}

interface TemplateChoiceProps {
  previews: Record<PosterTemplate, string | null>;
  chosen: PosterTemplate | undefined;
  onChoose: (template: PosterTemplate) => void;
}

/** Two posters to choose from; the whole card chooses. */
export function TemplateChoice({ previews, chosen, onChoose }: TemplateChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend fontWeight="semibold" mb="3">
        {t('online-invite.choose')}
      </chakra.legend>
      <Grid gap={{ base: '4', md: '6' }} templateColumns="repeat(2, minmax(0, 20rem))">
        {templates.map((template) => (
          <chakra.div
            key={template}
            p={{ base: '2', md: '3' }}
            borderWidth="2px"
            borderColor={chosen === template ? 'accent' : 'line'}
            borderRadius="card"
            transition="border-color 150ms"
            cursor="pointer"
            onClick={() => onChoose(template)}
          >
            <Preview
              src={previews[template]}
              alt={t('online-invite.preview', { name: t(`online-invite.template.${template}`) })}
            />
            <chakra.div mt="3" px={{ base: '0', md: '1' }} fontSize={{ base: 'sm', md: 'md' }}>
              <Checkbox
                type="radio"
                name={name}
                checked={chosen === template}
                onChange={() => onChoose(template)}
              >
                <chakra.span fontWeight="semibold">{t(`online-invite.template.${template}`)}</chakra.span>
                <chakra.span display={{ base: 'none', md: 'block' }} color="quiet" fontSize="sm">
                  {t(`online-invite.template.${template}.text`)}
                </chakra.span>
              </Checkbox>
            </chakra.div>
          </chakra.div>
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
