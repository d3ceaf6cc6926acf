import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { useDemoStaffQuery, type DemoStaffQuery } from './console-sign-in.generated';

export type DemoPerson = DemoStaffQuery['demoStaff'][number];

/** In a demo, whoever looks around may come in: its people, with what their phones would show at this moment. */
export function DemoStaff({ onChoose }: { onChoose: (person: DemoPerson) => void }) {
  const t = useT();
  const { data, refetch } = useDemoStaffQuery({ fetchPolicy: 'network-only' });
  if (!data || data.demoStaff.length === 0) return null;
  const choose = async (email: string) => {
    // A code lives half a minute: the one that is filled in is that of the moment.
    const { data: fresh } = await refetch();
    const person = fresh?.demoStaff.find((one) => one.email === email);
    if (person) onChoose(person);
  };
  return (
    <chakra.section aria-labelledby="demo-staff" mt="6" pt="5" borderTopWidth="1px">
      <chakra.h2 id="demo-staff" fontSize="md">
        {t('console-sign-in.demo')}
      </chakra.h2>
      <chakra.p color="quiet" fontSize="sm" mt="1">
        {t('console-sign-in.demo.lead')}
      </chakra.p>
      <Flex gap="2" wrap="wrap" mt="3">
        {data.demoStaff.map(({ email }) => (
          <Button
            key={email}
            size="sm"
            variant="outline"
            onClick={() => void choose(email).catch(() => undefined)}
          >
            {email}
          </Button>
        ))}
      </Flex>
    </chakra.section>
  );
}
