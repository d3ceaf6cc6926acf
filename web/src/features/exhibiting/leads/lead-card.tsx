import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { countryName, formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { Tag } from '../../../ui/tag';
import { TextAnchor } from '../../../ui/text-link';
import { RecordRow } from '../../records';
import { LeadForm } from './lead-form';
import type { LeadFieldsFragment } from './leads.generated';
import { Stars } from './stars';

/** One visitor whom the company has met: how to reach, what was noted. */
export function LeadCard({ lead, onDelete }: { lead: LeadFieldsFragment; onDelete: () => void }) {
  const t = useT();
  const lang = useLang();
  const [isEditing, setEditing] = useState(false);
  const { name, companyName, positionLabel, country, mobile, email, note, rating, createdAt } = lead;
  return (
    <RecordRow data-lead="" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}>
      <div>
        <chakra.h2 fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.p color="quiet" overflowWrap="anywhere">
          {inARow([companyName, positionLabel, country && countryName(country, lang)])}
        </chakra.p>
      </div>
      {isEditing ? null : (
        <Flex gap="1" align="start" order={{ base: 1, md: 0 }} ms={{ base: '-3', md: '0' }}>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setEditing(true)}
            aria-label={t('leads.editOne', { name })}
          >
            {t('leads.edit')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onDelete} aria-label={t('leads.deleteOne', { name })}>
            {t('leads.delete')}
          </Button>
        </Flex>
      )}
      <chakra.div gridColumn="1 / -1" display="grid" gap="2.5">
        <Flex columnGap="5" rowGap="1" wrap="wrap" align="center">
          {mobile ? <TextAnchor href={`tel:${mobile}`}>{mobile}</TextAnchor> : null}
          {email ? (
            <TextAnchor href={`mailto:${email}`} overflowWrap="anywhere">
              {email}
            </TextAnchor>
          ) : null}
          <chakra.span color="quiet" fontSize="sm">
            {t('leads.at', { time: formatDateTime(createdAt, lang) })}
          </chakra.span>
          {rating === null ? <Tag tone="quiet">{t('leads.unrated')}</Tag> : <Stars rating={rating} />}
        </Flex>
        {isEditing ? <LeadForm lead={lead} onEnd={() => setEditing(false)} /> : null}
        {note && !isEditing ? (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </chakra.p>
        ) : null}
      </chakra.div>
    </RecordRow>
  );
}
