import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import type { Question } from './check-answers';

interface GivenAnswersProps {
  questions: readonly Question[];
  answers: readonly { questionId: string; optionIds: readonly string[]; ownWords: string }[];
}

/** What was answered, to be read only (VC-075, VC-077). */
export function GivenAnswers({ questions, answers }: GivenAnswersProps) {
  const t = useT();
  return (
    <chakra.ol listStyleType="none" display="grid" gap="6" maxWidth="form">
      {questions.map(({ id, text, options }, index) => {
        const given = answers.find(({ questionId }) => questionId === id);
        const chosen = options.filter((option) => given?.optionIds.includes(option.id));
        return (
          <chakra.li key={id} pb="6" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <chakra.h2 fontSize="md" fontWeight="semibold">
              {t('survey.numbered', { number: index + 1, text })}
            </chakra.h2>
            <chakra.ul listStyleType="none" mt="2" display="grid" gap="1.5">
              {chosen.map((option) => (
                <chakra.li key={option.id} display="flex" gap="2.5" alignItems="start">
                  <Icon name="check" size="18px" color="second" mt="1" />
                  <span>{option.text}</span>
                </chakra.li>
              ))}
            </chakra.ul>
            {given?.ownWords ? (
              <chakra.p mt="2" ps="7" color="quiet" overflowWrap="anywhere">
                {given.ownWords}
              </chakra.p>
            ) : null}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
