import { chakra } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import { useT } from '../i18n';

interface ErrorSummaryProps<Field extends string> {
  ref: Ref<HTMLDivElement>;
  /** In the order of the page; without a field it concerns the whole. */
  errors: readonly { field?: Field; text: string }[];
  onGo: (field: Field) => void;
}

const Go = chakra('button', {
  base: { textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: '0.2em', py: '0.5' },
});

/** All errors on top, each a way to its field; it takes the focus when the form is refused. */
export function ErrorSummary<Field extends string>({ ref, errors, onGo }: ErrorSummaryProps<Field>) {
  const t = useT();
  const heading = useId();
  if (errors.length === 0) return null;
  return (
    <chakra.div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={heading}
      p="5"
      borderWidth="1px"
      borderColor="rejected"
      borderRadius="card"
      bg="rejected.soft"
      color="rejected"
    >
      <chakra.h2 id={heading} fontSize="lg" mb="2">
        {t('ui.errors', { count: errors.length })}
      </chakra.h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field ?? text}>
            {field ? (
              <Go type="button" onClick={() => onGo(field)}>
                {text}
              </Go>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
