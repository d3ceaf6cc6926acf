import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type MessageId, useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Container, Page } from '../../ui/container';

/** The five pages under the conference menu, in their order (MEET-001). */
const items = [
  { id: 'meetIndustry', to: paths.meetIndustry() },
  { id: 'meetTechnical', to: paths.meetTechnical() },
  { id: 'meetCloud', to: paths.meetCloud() },
  { id: 'meetOverseas', to: paths.meetOverseas() },
  { id: 'meetOther', to: paths.meetOther() },
] as const;

export type MeetId = (typeof items)[number]['id'];

const nameOf = (id: MeetId): MessageId => `shell.menu.${id}`;

const ItemLink = chakra(Link, {
  base: {
    display: 'inline-block',
    px: '3.5',
    py: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'quiet',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink', borderColor: 'line.strong' },
    _currentPage: { bg: 'ink', color: 'page', borderColor: 'ink' },
  },
});

/** What the conference pages share: where one is, and the way to the other four (MEET-001). */
export function MeetFrame({ id, children }: { id: MeetId; children: ReactNode }) {
  const t = useT();
  return (
    <Page pb={{ base: '12', md: '16', lg: '20' }}>
      <Container>
        <Breadcrumb
          crumbs={[
            { label: t('events.home'), to: paths.home() },
            { label: t('shell.menu.conferences'), to: paths.meetIndustry() },
            { label: t(nameOf(id)) },
          ]}
        />
        <chakra.nav aria-label={t('shell.menu.conferences')} mb={{ base: '7', md: '9' }}>
          <Flex as="ol" listStyleType="none" gap="2" wrap="wrap">
            {items.map((item) => (
              <li key={item.id}>
                <ItemLink to={item.to} aria-current={item.id === id ? 'page' : undefined}>
                  {t(nameOf(item.id))}
                </ItemLink>
              </li>
            ))}
          </Flex>
        </chakra.nav>
        {children}
      </Container>
    </Page>
  );
}
