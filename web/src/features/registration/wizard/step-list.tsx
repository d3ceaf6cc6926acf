import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';

export type Step = 1 | 2 | 3 | 4;
const steps: readonly Step[] = [1, 2, 3, 4];

const Dot = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '9',
    height: '9',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'line.strong',
    fontWeight: 'semibold',
    bg: 'page',
    transition: 'background-color 200ms, border-color 200ms',
  },
  variants: {
    look: {
      done: { bg: 'second.soft', borderColor: 'second', color: 'second' },
      here: { bg: 'accent', borderColor: 'accent', color: 'accent.ink' },
      later: { color: 'quiet' },
    },
  },
});

/** The last step says that everything is done: so is itself. */
function lookOf(number: Step, step: Step) {
  if (number < step || step === 4) return 'done';
  return number === step ? 'here' : 'later';
}

/** Where one is, and what comes. The steps are no buttons: only saving moves on (AUTH-040, AUTH-041). */
export function StepList({ step }: { step: Step }) {
  const t = useT();
  return (
    <nav aria-label={t('registration.steps')}>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(4, minmax(0, 1fr))"
        gap={{ base: '2', md: '4' }}
      >
        {steps.map((number) => {
          const look = lookOf(number, step);
          return (
            <chakra.li
              key={number}
              aria-current={number === step ? 'step' : undefined}
              position="relative"
              _notFirst={{
                _before: {
                  content: '""',
                  position: 'absolute',
                  insetEnd: 'calc(50% + 1.625rem)',
                  width: 'calc(100% - 2.75rem)',
                  top: '1.1rem',
                  borderTopWidth: '1.5px',
                  borderColor: number <= step ? 'second' : 'line.strong',
                },
              }}
            >
              <Flex direction="column" align="center" textAlign="center" gap="2">
                <Dot look={look}>
                  {look === 'done' ? <Icon name="check" size="18px" /> : number}
                  {look === 'done' ? <VisuallyHidden>{t('registration.stepDone')}</VisuallyHidden> : null}
                </Dot>
                <chakra.span
                  fontSize={{ base: '0.75rem', sm: 'sm', md: 'md' }}
                  lineHeight="snug"
                  fontWeight={number === step ? 'semibold' : 'regular'}
                  color={number === step ? 'ink' : 'quiet'}
                >
                  {t(`registration.step.${number}`)}
                </chakra.span>
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </nav>
  );
}
