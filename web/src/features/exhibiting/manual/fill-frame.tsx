import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { manualPaths as paths } from './paths';

interface FillFrameProps {
  form: RefObject<HTMLFormElement | null>;
  isSaving: boolean;
  onSubmit: () => Promise<void>;
  onPointerDown?: () => void;
  children: ReactNode;
}

/** The frame of what is handed in: fields, and below them the buttons. */
export function FillFrame({ form, isSaving, onSubmit, onPointerDown, children }: FillFrameProps) {
  const t = useT();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={submit}
      onPointerDown={onPointerDown}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      maxWidth="form"
    >
      {children}
      <chakra.p color="quiet" fontSize="sm">
        {t('manual.once')}
      </chakra.p>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
          {t(isSaving ? 'review.submitting' : 'manual.submit')}
        </Button>
        <ButtonLink to={paths.list} variant="ghost" size="lg">
          {t('review.cancel')}
        </ButtonLink>
      </Flex>
    </chakra.form>
  );
}
