import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../ui/icon';
import type { FormHandle } from './form-handle';

interface RefusalProps<Values extends FieldValues> {
  form: FormHandle<Values>;
  /** What follows the words, such as a link to where it goes on. */
  children?: ReactNode;
}

/** What is wrong with a form as a whole, where the eyes are: above the button that was pressed. */
export function Refusal<Values extends FieldValues>({ form, children }: RefusalProps<Values>) {
  const texts = form.mistakes.flatMap(({ field, text }) => (field === undefined ? [text] : []));
  if (texts.length === 0) return null;
  return (
    <Flex role="alert" color="rejected" gap="2" align="start" fontWeight="semibold">
      <Icon name="alert" size="18px" mt="0.5" />
      <span>
        {texts.join(' ')}
        {children}
      </span>
    </Flex>
  );
}
