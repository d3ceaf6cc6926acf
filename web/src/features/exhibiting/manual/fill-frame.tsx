import { chakra, Flex } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, SubmitButton } from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { manualPaths as paths } from './paths';

/** The frame of what is handed in: fields, and below them the buttons. */
export function FillFrame<Values extends FieldValues>({
  children,
  ...rest
}: ComponentProps<typeof Form<Values>>) {
  const t = useT();
  return (
    <Form {...rest} maxWidth="form">
      {children}
      <chakra.p color="quiet" fontSize="sm">
        {t('manual.once')}
      </chakra.p>
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={rest.form} busy={t('review.submitting')}>
          {t('manual.submit')}
        </SubmitButton>
        <ButtonLink to={paths.list} variant="ghost" size="lg">
          {t('records.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
