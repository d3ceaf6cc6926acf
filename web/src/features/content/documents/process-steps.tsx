import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { TextLink } from '../../../ui/text-link';
import { type ExhibitingProcessQuery, useExhibitingProcessPreloaded } from './documents.generated';

export type ExhibitingProcessRef = QueryRef<ExhibitingProcessQuery>;

/** A number with the line that leads on to the next, like beads on a conductor. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '2.75rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '7' },
    pb: { base: '8', md: '10' },
    _before: {
      content: '""',
      position: 'absolute',
      insetStart: { base: 'calc(1.375rem - 1px)', md: 'calc(1.75rem - 1px)' },
      top: '0',
      bottom: '0',
      width: '2px',
      bg: 'line',
    },
    _last: { pb: '0', _before: { display: 'none' } },
  },
});

const Figure = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: { base: '11', md: '14' },
    height: { base: '11', md: '14' },
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'accent',
    bg: 'page',
    color: 'accent',
    fontSize: { base: 'md', md: 'lg' },
    fontWeight: 'semibold',
  },
});

/** The exhibiting procedure as numbered steps, in order (PUB-043..045). */
export function ProcessSteps({ query }: { query: ExhibitingProcessRef }) {
  const t = useT();
  const { processSteps } = useExhibitingProcessPreloaded(query).data;
  if (processSteps.length === 0) return <EmptyState seed="process">{t('documents.process.none')}</EmptyState>;
  return (
    <chakra.ol listStyleType="none" maxWidth="52rem">
      {processSteps.map(({ number, title, text, path }) => (
        <Step key={number}>
          <Figure data-numeric="">{number}</Figure>
          <chakra.div pt={{ base: '1.5', md: '2.5' }}>
            <chakra.h2 fontSize={{ base: 'lg', md: 'xl' }}>{title}</chakra.h2>
            <chakra.p color="quiet" mt="2" maxWidth="text">
              {text}
            </chakra.p>
            {path ? (
              <TextLink to={path} display="inline-flex" alignItems="center" gap="1.5" mt="2" py="1">
                {t('documents.process.go')}
                <Icon name="arrowRight" size="18px" />
              </TextLink>
            ) : null}
          </chakra.div>
        </Step>
      ))}
    </chakra.ol>
  );
}
