import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOutcomeToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';
import { Confirm } from '../../../ui/confirm';
import { type ContactHolder, ContactHolders } from './contact-holders';
import {
  useOwnContactSharingQuery,
  useShareContactMutation,
  useTakeBackContactMutation,
} from './sharing.generated';

/** Whether exhibitors who scan the pass get the contact details, and who has them (DESIGN-007). */
export function Sharing() {
  const t = useT();
  const tell = useOutcomeToast();
  const { data } = useOwnContactSharingQuery({});
  const [share] = useShareContactMutation();
  /** What was just chosen, until the server has answered. */
  const [wish, setWish] = useState<boolean>();
  const [takeBack, { loading: isTaking }] = useTakeBackContactMutation();
  const [asked, setAsked] = useState<ContactHolder>();
  const [isOpen, setOpen] = useState(false);
  const sharing = data?.viewer?.contactSharing;
  // Beside the pass it is an extra: where it cannot be read, the pass stands alone.
  if (!sharing) return null;

  const turn = async (isOn: boolean) => {
    setWish(isOn);
    await tell(async () => (await share({ variables: { isOn } })).data?.shareContact);
    setWish(undefined);
  };
  const take = ({ id }: ContactHolder) =>
    tell(async () => (await takeBack({ variables: { id } })).data?.takeBackContact);

  return (
    <chakra.section mt="8" maxWidth="48rem" data-no-print="" data-sharing="">
      <chakra.h2 fontSize="lg" fontWeight="semibold" mb="2">
        {t('pass.sharing')}
      </chakra.h2>
      <Checkbox
        name="sharing"
        checked={wish ?? sharing.isOn}
        aria-disabled={wish !== undefined}
        onChange={(event) => {
          if (wish === undefined) void turn(event.currentTarget.checked);
        }}
      >
        {t('pass.sharing.on')}
      </Checkbox>
      <chakra.p color="quiet" fontSize="sm" mt="2">
        {t('pass.sharing.lead')}
      </chakra.p>
      {sharing.companies.length > 0 ? (
        <ContactHolders
          holders={sharing.companies}
          isTaking={isTaking}
          onTake={(holder) => {
            setAsked(holder);
            setOpen(true);
          }}
        />
      ) : null}
      <Confirm
        open={isOpen}
        title={t('pass.sharing.ask')}
        yes={t('pass.sharing.take')}
        no={t('pass.sharing.keep')}
        onYes={() => {
          setOpen(false);
          if (asked) void take(asked);
        }}
        onNo={() => setOpen(false)}
      >
        {t('pass.sharing.ask.text', { name: asked?.name ?? '' })}
      </Confirm>
    </chakra.section>
  );
}
