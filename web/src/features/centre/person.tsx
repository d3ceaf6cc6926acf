import { Center, chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { Bone } from '../../ui/skeleton';
import { useViewerQuery } from '../identity';
import type { CentreRole } from './entry';

/** Who is signed in: name, and for whom. Nothing while it is on its way, or when nobody can tell. */
export function usePerson(role: CentreRole) {
  const t = useT();
  const { data, loading } = useViewerQuery({});
  const viewer = data?.viewer;
  if (!viewer) return { name: loading ? undefined : t(`centre.role.${role}`), company: '', booth: '' };
  const contact = viewer.mobile ?? viewer.email ?? '';
  return {
    name: viewer.nickName || contact || t(`centre.role.${role}`),
    company: viewer.exhibitor?.name ?? viewer.companyName,
    booth: viewer.exhibitor?.boothNumber ?? '',
  };
}

/** The head of the side menu. */
export function PersonCard({ role }: { role: CentreRole }) {
  const t = useT();
  const { name, company } = usePerson(role);
  const [initial] = name ?? '';
  const as = t(`centre.role.${role}`);
  return (
    <Flex gap="3" align="center" minWidth="0">
      <Center
        aria-hidden
        flex="none"
        width="11"
        height="11"
        borderRadius="full"
        bg={{ base: 'navy.950', _dark: 'accent.soft' }}
        color={{ base: 'copper.300', _dark: 'accent' }}
        fontWeight="bold"
        fontSize="lg"
      >
        {initial?.toUpperCase()}
      </Center>
      <chakra.div minWidth="0" flex="1">
        {name === undefined ? (
          <Bone width="70%" height="1em" my="0.3em" />
        ) : (
          <chakra.p fontWeight="semibold" lineClamp={1}>
            {name}
          </chakra.p>
        )}
        {/* Where nobody can tell who it is, the role stands for the name already. */}
        {company || name !== as ? (
          <chakra.p color="quiet" fontSize="sm" lineClamp={1} wordBreak="break-all">
            {company || as}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Flex>
  );
}
