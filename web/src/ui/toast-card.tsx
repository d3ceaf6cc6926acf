import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';
import { TextLink } from './text-link';
import { type ToastItem, type ToastKind, toastStore } from './toast';

const icons: Record<ToastKind, IconName> = {
  success: 'checkCircle',
  info: 'info',
  warning: 'alert',
  error: 'alert',
};
const colours: Record<ToastKind, string> = {
  success: 'approved',
  info: 'second',
  warning: 'review',
  error: 'rejected',
};
/** Long enough to read; errors longer. */
const lifetime: Record<ToastKind, number> = { success: 4000, info: 5000, warning: 6000, error: 8000 };
/** Milliseconds for one that can be taken back: to read it, decide, and reach its button by keyboard. */
const ACTION_LIFETIME = 10_000;

export function ToastCard({ item }: { item: ToastItem }) {
  const t = useT();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const shown = item.action ? ACTION_LIFETIME : lifetime[item.kind];
    const timer = setTimeout(() => toastStore.dismiss(item.id), shown);
    return () => clearTimeout(timer);
  }, [item, held]);
  return (
    <Flex
      align="center"
      gap="3"
      bg="float"
      color="ink"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="float"
      pl="4"
      pr="1"
      py="1"
      maxWidth="full"
      pointerEvents="auto"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[item.kind]} color={colours[item.kind]} />
      <chakra.p flex="1" py="2">
        {item.text}
      </chakra.p>
      {item.link ? (
        <TextLink
          to={item.link.to}
          px="2"
          py="2"
          whiteSpace="nowrap"
          onClick={() => toastStore.dismiss(item.id)}
        >
          {item.link.label}
        </TextLink>
      ) : null}
      {item.action ? (
        <Button
          variant="ghost"
          size="sm"
          flex="none"
          onClick={() => {
            item.action?.run();
            toastStore.dismiss(item.id);
          }}
        >
          {item.action.label}
        </Button>
      ) : null}
      <IconButton
        icon="close"
        label={t('ui.close')}
        size="icon"
        onClick={() => toastStore.dismiss(item.id)}
      />
    </Flex>
  );
}
