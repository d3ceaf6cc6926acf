import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { labelOf } from './labels';
import { fieldsOf, type Values } from './values';

interface ChangedProps {
  /** What a colleague has saved meanwhile. */
  theirs: Values;
  /** What stands in the form. */
  mine: Values;
  /** Takes all that the colleague wrote into the form. */
  onTake: () => void;
}

/** Where two people settle at once: what the other has saved beside what stands in the form; nothing is lost. */
export function Changed({ theirs, mine, onTake }: ChangedProps) {
  const t = useT();
  const id = useId();
  const fields = new Set([...fieldsOf(theirs), ...fieldsOf(mine)]);
  const different = [...fields].filter((field) => theirs[field] !== mine[field]);
  if (different.length === 0) return null;
  const said = (value: string | undefined) => {
    if (value === 'true' || value === 'false') return t(`edition.switched.${value}`);
    return value || t('edition.blank');
  };
  return (
    <chakra.section
      aria-labelledby={id}
      data-changed=""
      p="5"
      borderWidth="1px"
      borderColor="review"
      borderRadius="card"
      bg="review.soft"
    >
      <chakra.h2 id={id} fontSize="md" mb="1">
        {t('edition.changed')}
      </chakra.h2>
      <chakra.p fontSize="sm" mb="3">
        {t('edition.changed.text')}
      </chakra.p>
      <chakra.dl display="grid" gap="2" mb="4">
        {different.map((field) => (
          <div key={field}>
            <chakra.dt fontSize="sm" fontWeight="semibold">
              {labelOf(t, field)}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{said(theirs[field])}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <Button variant="outline" size="sm" onClick={onTake}>
        {t('edition.changed.take')}
      </Button>
    </chakra.section>
  );
}
