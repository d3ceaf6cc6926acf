import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { keepScrollBarRoom } from '../../../ui/use-modal';
import { useEdition } from '../../edition';
import { useVisitGateQuery } from './gate.generated';
import { SURVEY_ENTRY } from './survey-entry';

/** A native dialog without a way to close it: no button, and Escape does nothing (VC-021). */
function Blocking() {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return undefined;
    keepScrollBarRoom();
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby="survey-gate"
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through: then it opens again.
      onClose={() => ref.current?.isConnected && ref.current.showModal()}
      m="auto"
      p={{ base: '5', md: '7' }}
      width="min(100% - 2rem, 28rem)"
      bg="float"
      color="ink"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="float"
      _backdrop={{ bg: 'rgba(7, 21, 42, 0.55)' }}
    >
      <chakra.h2 id="survey-gate" fontSize="xl">
        {t('centre.gate')}
      </chakra.h2>
      <chakra.p color="quiet" mt="3" mb="6">
        {t('centre.gate.text')}
      </chakra.p>
      <ButtonLink to={paths.centre('visitor', SURVEY_ENTRY)} width="full">
        {t('centre.gate.go')}
      </ButtonLink>
    </chakra.dialog>
  );
}

/**
 * Asks visitors who have not answered the questionnaire to do so before anything else (VC-020 to VC-023). While nobody
 * can tell, nothing is in the way.
 * @param entry the chosen entry; undefined on the centre's home
 */
export function SurveyGate({ entry }: { entry: string | undefined }) {
  const { hasVisitorEnd } = useEdition();
  const { data } = useVisitGateQuery({});
  const answers = data?.viewer?.visitAnswers;
  // On arriving, only before the end of the show; at each entry that is chosen, always (CONFLICT-048).
  if (entry === undefined && hasVisitorEnd) return null;
  if (entry === SURVEY_ENTRY || !answers || answers.length > 0) return null;
  return <Blocking />;
}
