import { Box } from '@chakra-ui/react';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { ExternalLink } from '../../ui/external-link';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { TextLink } from '../../ui/text-link';
import { Row, Specimen } from '../specimen';
import { useTexts } from '../use-texts';

const VARIANTS = ['solid', 'outline', 'ghost', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function Actions() {
  const text = useTexts();
  return (
    <Specimen title={text.sections.actions}>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {text.action}
          </Button>
        ))}
        <Button disabled>{text.action}</Button>
      </Row>
      <Row>
        {SIZES.map((size) => (
          <Button key={size} size={size} variant="outline">
            <Icon name="heart" size="18px" />
            {text.action}
          </Button>
        ))}
        <IconButton icon="share" label={text.action} variant="ghost" size="icon" />
        <IconButton icon="heart" filled label={text.action} variant="outline" size="icon" />
      </Row>
      <Row>
        <ButtonLink to={paths.home()}>{text.longAction}</ButtonLink>
        <TextLink to={paths.home()}>{text.action}</TextLink>
        <ExternalLink href="https://example.com">{text.exhibitor}</ExternalLink>
      </Row>
      <Box bg="navy.900" p="4" borderRadius="control">
        <Button variant="onNavy">{text.action}</Button>
      </Box>
    </Specimen>
  );
}
