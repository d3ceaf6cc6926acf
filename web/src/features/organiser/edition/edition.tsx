import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Field } from '../../../ui/field';
import { Icon, type IconName } from '../../../ui/icon';
import { Select } from '../../../ui/select';
import { Tabs } from '../../../ui/tabs';
import { Tag } from '../../../ui/tag';
import type { ConsolePanelProps } from '../console';
import { EditionForm } from './edition-form';
import { type SettledEditionFragment, useEditionsPreloaded } from './edition.generated';
import type { EditionData } from './load';
import { NewEdition } from './new-edition';
import { useEditionSteps } from './use-edition-steps';
import { tabs } from './values';

const looks: Record<
  SettledEditionFragment['status'],
  { tone: 'approved' | 'review' | 'quiet'; icon: IconName }
> = {
  CURRENT: { tone: 'approved', icon: 'checkCircle' },
  DRAFT: { tone: 'review', icon: 'file' },
  PAST: { tone: 'quiet', icon: 'clock' },
};

/** Settings of the edition that the address names, by pages; the steps from one edition to the next. */
export function Edition({ data: { number, tab, query } }: ConsolePanelProps<EditionData>) {
  const t = useT();
  const navigate = useNavigate();
  const { organiser, edition: site } = useEditionsPreloaded(query).data;
  const [isMaking, setMaking] = useState(false);
  const [question, setQuestion] = useState<'show' | 'remove'>();
  const { show, remove } = useEditionSteps();
  const editions = organiser?.editions ?? [];
  const edition =
    editions.find((one) => one.number === number) ?? editions.find(({ status }) => status === 'CURRENT');
  if (!edition) return null;
  const { status, version } = edition;
  const address = (some: { edition?: number; tab?: string }) =>
    paths.organiser({ menu: 'edition', edition: edition.number, tab, ...some });
  const { tone, icon } = looks[status];
  const answer = async () => {
    setQuestion(undefined);
    await (question === 'show' ? show(edition.number, version) : remove(edition.number, version));
  };
  return (
    <>
      <Flex justify="space-between" align="end" gap="4" wrap="wrap" mb="4">
        <Flex align="end" gap="3" wrap="wrap">
          <Field label={t('edition.which')}>
            {(control) => (
              <Select
                {...control}
                width="9rem"
                value={edition.number}
                onChange={(event) => void navigate(address({ edition: Number(event.currentTarget.value) }))}
              >
                {editions.map((one) => (
                  <option key={one.id} value={one.number}>
                    {t('edition.nth', { number: one.number })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Tag tone={tone} mb="2.5">
            <Icon name={icon} size="16px" />
            {t(`edition.status.${status}`)}
          </Tag>
        </Flex>
        <Flex gap="2" wrap="wrap">
          {status === 'DRAFT' ? (
            <Button variant="outline" onClick={() => setQuestion('remove')}>
              {t('edition.remove')}
            </Button>
          ) : null}
          {status === 'CURRENT' ? null : (
            <Button variant="outline" onClick={() => setQuestion('show')}>
              {t('edition.show')}
            </Button>
          )}
          <Button variant="outline" onClick={() => setMaking(true)}>
            {t('edition.new')}
          </Button>
        </Flex>
      </Flex>
      <chakra.p color="quiet" mb="4">
        {t(`edition.lead.${status}`)}
      </chakra.p>
      <Tabs
        label={t('edition.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`edition.tab.${id}`), to: address({ tab: id }) }))}
        current={tab}
      >
        {/* A step of an edition gives it a new version: the form begins with it, and with what was typed and kept. */}
        <EditionForm
          key={`${edition.id} ${status} ${tab}`}
          edition={edition}
          tab={tab}
          now={new Date(site.now)}
        />
      </Tabs>
      <NewEdition
        open={isMaking}
        number={Math.max(...editions.map((one) => one.number)) + 1}
        onClose={() => setMaking(false)}
      />
      <Confirm
        open={question !== undefined}
        title={t(question === 'remove' ? 'edition.remove.title' : 'edition.show.title', {
          number: edition.number,
        })}
        yes={t(question === 'remove' ? 'edition.remove.yes' : 'edition.show.yes')}
        no={t('edition.cancel')}
        isHarmless={question !== 'remove'}
        onYes={() => void answer()}
        onNo={() => setQuestion(undefined)}
      >
        {t(question === 'remove' ? 'edition.remove.text' : 'edition.show.text')}
      </Confirm>
    </>
  );
}
