import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon, type IconName } from '../../ui/icon';

const Box = chakra('section', {
  base: { borderWidth: '1px', borderRadius: 'card', p: { base: '5', md: '6' }, outline: 'none' },
  variants: {
    tone: {
      approved: { bg: 'approved.soft', borderColor: 'approved' },
      rejected: { bg: 'rejected.soft', borderColor: 'rejected' },
      quiet: { bg: 'raised' },
    },
  },
});

const icons = { approved: 'checkCircle', rejected: 'alert', quiet: 'check' } as const;

type ReportTone = keyof typeof icons;

interface ListReportProps {
  /** Whose report it is: whoever has just sent a list goes on reading here. */
  id: string;
  /** Taken over; with something to correct; or ready. */
  tone: ReportTone;
  /** Another than that of the tone. */
  icon?: IconName;
  title: string;
  /** The file and how much is in it. */
  file: string;
  children: ReactNode;
}

/** Of a list that is checked at once and then taken over as a whole. */
export function toneOfReport({
  isDone,
  problemCount,
}: {
  isDone: boolean;
  problemCount: number;
}): ReportTone {
  if (isDone) return 'approved';
  return problemCount > 0 ? 'rejected' : 'quiet';
}

/** What the check of a list has found. */
export function ListReport({ id, tone, icon, title, file, children }: ListReportProps) {
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [id]);
  useEffect(() => {
    // The button that took the list over is gone with its focus.
    if (document.activeElement === document.body) box.current?.focus();
  }, [title]);
  return (
    <Box ref={box} tabIndex={-1} tone={tone} aria-labelledby={heading} data-report={tone}>
      <Flex gap="3" align="start">
        <Icon name={icon ?? icons[tone]} mt="1" color={tone === 'quiet' ? 'accent' : tone} />
        <div>
          <chakra.h2 id={heading} fontSize="lg">
            {title}
          </chakra.h2>
          <chakra.p color="quiet" fontSize="sm" overflowWrap="anywhere">
            {file}
          </chakra.p>
        </div>
      </Flex>
      {children}
    </Box>
  );
}

/** Of a list that is not there: its address was wrong, or it has expired. */
export function MissingList({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} tone="quiet">
      {children}
    </Box>
  );
}
