import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useT } from '../../../i18n';
import type { DemandErrors, DemandField } from './demand';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  errors: DemandErrors;
  onGo: (field: DemandField) => void;
}

const Go = chakra('button', {
  base: { textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: '0.2em', py: '0.5' },
});

/** All errors on top, each a way to its field; it takes the focus when the form is refused. */
export function ErrorSummary({ ref, errors, onGo }: ErrorSummaryProps) {
  const t = useT();
  const entries = Object.entries(errors) as [DemandField, NonNullable<DemandErrors[DemandField]>][];
  if (entries.length === 0) return null;
  return (
    <chakra.div
      ref={ref}
      role="alert"
      tabIndex={-1}
      p="5"
      borderWidth="1px"
      borderColor="rejected"
      borderRadius="card"
      bg="rejected.soft"
      color="rejected"
    >
      <chakra.h2 fontSize="lg" mb="2">
        {t('sourcing.form.errors', { count: entries.length })}
      </chakra.h2>
      <ul>
        {entries.map(([field, message]) => (
          <li key={field}>
            <Go type="button" onClick={() => onGo(field)}>
              {t(message)}
            </Go>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
