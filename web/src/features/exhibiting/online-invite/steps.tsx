import { Center, chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const steps = [1, 2, 3] as const;

const looks = {
  done: { borderColor: 'approved', color: 'approved' },
  current: { borderColor: 'accent', color: 'accent' },
  ahead: { borderColor: 'line.strong', color: 'quiet' },
} as const;

function stateOf(step: number, current: number): keyof typeof looks {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

/** Where one is in the wizard; the company's information is there from the beginning (EXH-133). */
export function Steps({ current }: { current: 2 | 3 }) {
  const t = useT();
  return (
    <chakra.ol
      aria-label={t('online-invite.steps')}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="2"
      mb="6"
    >
      {steps.map((step) => {
        const state = stateOf(step, current);
        const isDone = state === 'done';
        const isCurrent = state === 'current';
        return (
          <chakra.li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            data-step={state}
            display="flex"
            alignItems="center"
            gap="2"
            color={isCurrent ? 'ink' : 'quiet'}
            fontWeight={isCurrent ? 'semibold' : 'medium'}
          >
            <Center boxSize="7" borderRadius="full" fontSize="sm" borderWidth="1.5px" {...looks[state]}>
              {isDone ? <Icon name="check" size="16px" /> : step}
            </Center>
            {t(`online-invite.step.${step}`)}
            {isDone ? <VisuallyHidden>{t('online-invite.step.done')}</VisuallyHidden> : null}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
