import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { KeptCompanyFragment } from './companies.generated';
import { useCompanyChanges } from './use-company-changes';

type Account = KeptCompanyFragment['accounts'][number];

/** Who signs in for a company; each can be invited again, locked out and let in again. */
export function Accounts({ company }: { company: KeptCompanyFragment }) {
  const t = useT();
  const lang = useLang();
  const { lock, inviteAgain } = useCompanyChanges();
  const [asked, setAsked] = useState<Account>();
  const { id, accounts } = company;
  const addressesOf = ({ email, mobile }: Account) => inARow([email, mobile]);
  if (accounts.length === 0) return <chakra.p color="quiet">{t('companies.accounts.none')}</chakra.p>;
  const act = (account: Account, label: string, onClick: () => void) => (
    // What it is done to is in the name too: a list has many of these buttons.
    <Button size="sm" variant="outline" onClick={onClick}>
      {label}
      <VisuallyHidden>{addressesOf(account)}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {accounts.map((account) => (
          <chakra.li key={account.id} py="4" borderBottomWidth="1px">
            <Flex gap="2" wrap="wrap" align="center">
              <chakra.strong minWidth="0" overflowWrap="anywhere">
                {account.name || addressesOf(account)}
              </chakra.strong>
              {account.isLocked ? (
                <Tag tone="rejected">
                  <Icon name="lock" size="16px" />
                  {t('companies.account.locked')}
                </Tag>
              ) : null}
            </Flex>
            <chakra.p fontSize="sm" mt="1" overflowWrap="anywhere">
              {addressesOf(account)}
            </chakra.p>
            <chakra.p color="quiet" fontSize="sm">
              {t(account.hasPassword ? 'companies.account.password' : 'companies.account.code', {
                date: formatDate(account.createdAt, lang),
              })}
            </chakra.p>
            <Flex gap="2" wrap="wrap" mt="3">
              {act(account, t('companies.account.again'), () => void inviteAgain(id, account.id, lang))}
              {account.isLocked
                ? act(account, t('companies.account.unlock'), () => void lock(id, account.id, false))
                : act(account, t('companies.account.lock'), () => setAsked(account))}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      <Confirm
        open={asked !== undefined}
        title={t('companies.lock.title', { name: asked ? addressesOf(asked) : '' })}
        yes={t('companies.lock.yes')}
        no={t('companies.cancel')}
        onNo={() => setAsked(undefined)}
        onYes={() => {
          if (asked) void lock(id, asked.id, true);
          setAsked(undefined);
        }}
      >
        {t('companies.lock.text')}
      </Confirm>
    </>
  );
}
