import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface MenuAction {
  id: string;
  label: ReactNode;
  onSelect: () => void;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
}

/** A short list of actions behind a button, with arrow keys and type-ahead. Import it in lazy parts only. */
export function Menu({ trigger, actions }: MenuProps) {
  return (
    <ChakraMenu.Root unstyled onSelect={({ value }) => actions.find(({ id }) => id === value)?.onSelect()}>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content
            bg="float"
            color="ink"
            borderWidth="1px"
            borderRadius="control"
            boxShadow="float"
            py="1.5"
            minWidth="48"
            outline="none"
            zIndex="toast"
          >
            {actions.map(({ id, label }) => (
              <ChakraMenu.Item
                key={id}
                value={id}
                px="4"
                py="2.5"
                cursor="pointer"
                outline="none"
                _highlighted={{ bg: 'sunken' }}
              >
                {label}
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
