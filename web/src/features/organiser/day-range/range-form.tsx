import { chakra, Flex } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import { formatNumber, useT } from '../../../i18n';
import { type DayRange, rangeProblem } from '../../../lib/day-range';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

interface RangeFormProps {
  /** What is shown now. */
  range: DayRange;
  /** Days that can be shown at once. */
  mostDays?: number;
  onChoose: (range: DayRange) => void;
  /** Goes back to what is shown where nobody chose; missing where that is shown. */
  onReset?: (() => void) | undefined;
  resetLabel: string;
}

/** What was typed over the days that are shown, and what was wrong with it when it was sent. */
interface Draft {
  of: string;
  typed: DayRange;
  problem?: ReturnType<typeof rangeProblem>;
}

/** Two days between which something is shown; the address holds what was chosen. */
export function RangeForm({ range, mostDays, onChoose, onReset, resetLabel }: RangeFormProps) {
  const t = useT();
  const shown = `${range.from} ${range.until}`;
  const [kept, keep] = useState<Draft>({ of: shown, typed: range });
  // Once other days are shown, what was typed over the ones before is over; the form stays, and the focus in it.
  const { typed, problem } = kept.of === shown ? kept : { typed: range };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = rangeProblem(typed, mostDays);
    keep({ of: shown, typed, problem: wrong });
    if (wrong === undefined) onChoose(typed);
  };
  const day = (name: keyof DayRange) => (
    <chakra.div flex={{ base: '1 1 8rem', sm: '0 0 11rem' }} minWidth="0">
      <Field
        label={t(`day-range.${name}`)}
        error={
          name === 'until' && problem
            ? t(`day-range.${problem}`, { days: formatNumber(mostDays ?? 0) })
            : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={typed[name]}
            onChange={(event) => keep({ of: shown, typed: { ...typed, [name]: event.currentTarget.value } })}
          />
        )}
      </Field>
    </chakra.div>
  );
  return (
    <chakra.form onSubmit={submit} noValidate aria-label={t('day-range.form')} mb="6">
      <Flex gap="4" wrap="wrap" align="flex-start">
        {day('from')}
        {day('until')}
        {/* As high as a label, so that the buttons stand beside the fields whatever is said below these. */}
        <Flex gap="2" wrap="wrap" pt={{ base: '0', sm: 'calc(1.6em + 0.375rem)' }}>
          <Button type="submit" variant="outline">
            {t('day-range.show')}
          </Button>
          {onReset ? (
            <Button
              variant="ghost"
              onClick={() => {
                keep({ of: shown, typed: range });
                onReset();
              }}
            >
              {resetLabel}
            </Button>
          ) : null}
        </Flex>
      </Flex>
    </chakra.form>
  );
}
