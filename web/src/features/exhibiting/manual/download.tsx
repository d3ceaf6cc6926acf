import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Button, buttonRecipe } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';

const Anchor = chakra('a', buttonRecipe);

interface DownloadProps {
  /** Address of the file; null where the organiser has put none there. */
  url: string | null;
  /** Id of what names the item. */
  describedBy: string;
}

/** Downloads the file of an item, or says that there is none (EXH-122). */
export function Download({ url, describedBy }: DownloadProps) {
  const t = useT();
  const look = { variant: 'outline', size: 'sm', 'aria-describedby': describedBy } as const;
  const words = (
    <>
      <Icon name="download" size="16px" />
      {t('manual.download')}
    </>
  );
  if (url !== null) {
    return (
      <Anchor {...look} href={url} download>
        {words}
      </Anchor>
    );
  }
  return (
    <Button {...look} onClick={() => toast.error(t('manual.noFile'))}>
      {words}
    </Button>
  );
}
