import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import type { ExhibitorImportMode } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { Checkbox } from '../../../ui/checkbox';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import type { FoundImport } from './found-import';
import { useStartExhibitorImportMutation } from './exhibitor-import.generated';

/** How the import goes: all or nothing, or what is right; with letters or without. */
export function StartForm({ found: { id, goodCount, badCount } }: { found: FoundImport }) {
  const t = useT();
  const [mode, setMode] = useState<ExhibitorImportMode>(badCount > 0 ? 'GOOD' : 'WHOLE');
  const [sendsLetters, setSendsLetters] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [start] = useStartExhibitorImportMutation();
  const { save, isSaving } = useSaveRecord(['mode']);
  if (goodCount === 0) return null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const outcome = await save(
      async () => (await start({ variables: { id, mode, sendsLetters } })).data?.startExhibitorImport,
    );
    if (!outcome) return;
    if ('message' in outcome) toast.success(outcome.message);
    else setWrong(outcome.refusals[0]?.text);
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event)}
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '5', md: '6' }}
      display="grid"
      gap="3"
      justifyItems="start"
    >
      <CheckGroup
        name="mode"
        type="radio"
        legend={t('exhibitor-import.mode')}
        error={wrong}
        options={[
          { value: 'WHOLE', label: t('exhibitor-import.mode.WHOLE') },
          { value: 'GOOD', label: t('exhibitor-import.mode.GOOD', { good: goodCount, bad: badCount }) },
        ]}
        chosen={[mode]}
        onChange={([chosen]) => {
          if (chosen === 'WHOLE' || chosen === 'GOOD') setMode(chosen);
          setWrong(undefined);
        }}
      />
      <Checkbox
        name="sendsLetters"
        checked={sendsLetters}
        onChange={({ currentTarget }) => setSendsLetters(currentTarget.checked)}
      >
        {t('exhibitor-import.letters')}
      </Checkbox>
      <Button type="submit" disabled={isSaving}>
        {t('exhibitor-import.start', { count: goodCount })}
      </Button>
    </chakra.form>
  );
}
