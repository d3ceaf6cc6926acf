import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../i18n';
import { buttonRecipe } from './button';
import { Icon } from './icon';
import { TextAnchor } from './text-link';
import { VisuallyHidden } from './visually-hidden';

const leaves = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Says aloud that what follows opens in another tab. */
function Notice() {
  const t = useT();
  return <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>;
}

/** A link that leaves the site, or opens a file: in a new tab, and it says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<typeof TextAnchor>) {
  return (
    <TextAnchor {...rest} {...leaves}>
      {children}
      <Icon name="external" size="16px" display="inline-block" ms="1.5" verticalAlign="-0.15em" />
      <Notice />
    </TextAnchor>
  );
}

const ButtonAnchor = chakra('a', buttonRecipe);

interface ExternalButtonProps extends ComponentProps<typeof ButtonAnchor> {
  children: ReactNode;
  icon?: 'external' | 'download';
}

/** The same in the shape of a button. */
export function ExternalButton({ children, icon = 'external', ...rest }: ExternalButtonProps) {
  return (
    <ButtonAnchor whiteSpace={{ base: 'normal', md: 'nowrap' }} py="2" {...rest} {...leaves}>
      {children}
      <Icon name={icon} size="18px" />
      <Notice />
    </ButtonAnchor>
  );
}
