import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ApiKeyState } from '../../gql/types';
import { formatDateTime, useLang, useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { Tag } from '../../ui/tag';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { ApiKeyFieldsFragment } from './api-keys.generated';

const states: Record<ApiKeyState, { tone: 'approved' | 'quiet' | 'rejected'; icon: IconName }> = {
  ACTIVE: { tone: 'approved', icon: 'checkCircle' },
  EXPIRED: { tone: 'quiet', icon: 'clock' },
  REVOKED: { tone: 'rejected', icon: 'close' },
};

const KeyFacts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', xl: '2fr 2fr 1.4fr 1.4fr' },
    columnGap: '6',
    rowGap: '3',
    mt: '3',
    fontSize: 'sm',
    '& dt': { color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

function KeyFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minWidth="0">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}

/** When a key ends, or has ended. */
function End({ apiKey }: { apiKey: ApiKeyFieldsFragment }) {
  const t = useT();
  const lang = useLang();
  const { expiresAt, revokedAt } = apiKey;
  if (revokedAt) return <KeyFact label={t('api-keys.revokedAt')}>{formatDateTime(revokedAt, lang)}</KeyFact>;
  return (
    <KeyFact label={t('api-keys.expiresAt')}>
      {expiresAt ? formatDateTime(expiresAt, lang) : t('api-keys.expiry.never')}
    </KeyFact>
  );
}

/** What a key may read, where it may be used, until when, and when it was. */
function Facts({ apiKey }: { apiKey: ApiKeyFieldsFragment }) {
  const t = useT();
  const lang = useLang();
  const { scopes, origins, lastUsedAt } = apiKey;
  return (
    <KeyFacts>
      <KeyFact label={t('api-keys.scopes')}>
        {scopes.map((scope) => t(`api-keys.scope.${scope}`)).join(t('api-keys.comma'))}
      </KeyFact>
      <KeyFact label={t('api-keys.origins')}>
        {origins.length === 0
          ? t('api-keys.origins.none')
          : origins.map((origin) => (
              <chakra.span key={origin} display="block">
                {origin}
              </chakra.span>
            ))}
      </KeyFact>
      <End apiKey={apiKey} />
      <KeyFact label={t('api-keys.lastUse')}>
        {lastUsedAt ? formatDateTime(lastUsedAt, lang) : t('api-keys.lastUse.never')}
      </KeyFact>
    </KeyFacts>
  );
}

/** What can be done with a key that serves. */
export interface KeyActs {
  onEdit: () => void;
  onRotate: () => void;
  onRevoke: () => void;
}

interface KeyRowProps {
  apiKey: ApiKeyFieldsFragment;
  /** Level of its heading. */
  level: 3 | 4;
  acts?: KeyActs;
}

/** One key: what it is called, how it begins, what it may do, and what can be done with it. */
export function KeyRow({ apiKey, level, acts }: KeyRowProps) {
  const t = useT();
  const { name, beginning, isTest, state } = apiKey;
  const { tone, icon } = states[state];
  const act = (label: string, onClick: () => void) => (
    // What it is done to is in the name too. Two keys have one name while one takes the place of the other.
    <Button size="sm" variant="outline" onClick={onClick}>
      {label}
      <VisuallyHidden>{t('api-keys.which', { name, beginning })}</VisuallyHidden>
    </Button>
  );
  return (
    <chakra.li data-key="" py="4" borderBottomWidth="1px">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <chakra.div minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <chakra.h3 as={`h${level}`} fontSize="md" minWidth="0" overflowWrap="anywhere">
              {name}
            </chakra.h3>
            <Tag tone={isTest ? 'quiet' : 'second'}>{t(isTest ? 'api-keys.test' : 'api-keys.live')}</Tag>
            <Tag tone={tone}>
              <Icon name={icon} size="16px" />
              {t(`api-keys.state.${state}`)}
            </Tag>
          </Flex>
          <chakra.code display="block" fontFamily="mono" fontSize="sm" mt="1" overflowWrap="anywhere">
            {t('api-keys.beginning', { text: beginning })}
          </chakra.code>
        </chakra.div>
        {acts ? (
          <Flex gap="2" wrap="wrap">
            {act(t('api-keys.edit'), acts.onEdit)}
            {act(t('api-keys.rotate'), acts.onRotate)}
            {act(t('api-keys.revoke'), acts.onRevoke)}
          </Flex>
        ) : null}
      </Flex>
      <Facts apiKey={apiKey} />
    </chakra.li>
  );
}
