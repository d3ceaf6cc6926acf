import { chakra } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Icon } from '../../../ui/icon';
import { LinkRows } from '../../../ui/link-rows';
import { QrCode } from '../../../ui/qr-code';
import type { PanelProps } from '../../centre';
import { useEdition } from '../../edition';
import { groupedCode } from '../pass/pass-code';
import type { VisitorMattersRef } from './load';
import { visitorRows } from './rows';
import { useVisitorMattersPreloaded } from './visitor-home.generated';

const row = { flexDirection: 'row', alignItems: 'center', gap: '4', p: { base: '4', md: '5' } } as const;

/** The pass, which a press opens as large as a scanner wants it. */
function PassRow({ code, name }: { code: string; name: string }) {
  const t = useT();
  const { hasVisitorEnd } = useEdition();
  return (
    <Card {...row}>
      <chakra.div flex="none" bg="white" borderRadius="control" p="1">
        <QrCode text={code} label={t('visitor-home.qr', { name })} size="88px" eager />
      </chakra.div>
      <chakra.div minWidth="0" flex="1">
        <chakra.h2 fontSize="lg">
          <CardLink to={paths.centre('visitor', 'e-card')}>{t('visitor-home.pass')}</CardLink>
        </chakra.h2>
        <chakra.p fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {groupedCode(code)}
        </chakra.p>
        <chakra.p color="quiet" fontSize="sm">
          {t(hasVisitorEnd ? 'visitor-home.pass.over' : 'visitor-home.pass.lead')}
        </chakra.p>
      </chakra.div>
      <Icon name="arrowRight" size="18px" color="quiet" />
    </Card>
  );
}

/** The way to a pass, and until when it is open. */
function NoPassRow() {
  const t = useT();
  const lang = useLang();
  const { preRegistrationClosesAt } = useEdition();
  return (
    <Card {...row} flexWrap="wrap">
      <chakra.div minWidth="12rem" flex="1">
        <chakra.h2 fontSize="lg">{t('visitor-home.noPass')}</chakra.h2>
        <chakra.p color="quiet" fontSize="sm">
          {t('visitor-home.noPass.lead', { time: formatDateTime(preRegistrationClosesAt, lang) })}
        </chakra.p>
      </chakra.div>
      <ButtonLink to={paths.register()}>{t('visitor-home.register')}</ButtonLink>
    </Card>
  );
}

/** What a visitor sees first: the pass, and what waits. The frame shows what stands here until it has come. */
export function VisitorHome({ data }: PanelProps<VisitorMattersRef>) {
  const t = useT();
  const lang = useLang();
  const { hasVisitorEnd } = useEdition();
  const { viewer } = useVisitorMattersPreloaded(data).data;
  if (!viewer) return null;
  const pass = viewer.visitPass;
  const rows = visitorRows(viewer, t, lang);
  return (
    <chakra.div display="grid" gap="3">
      {pass ? <PassRow code={pass.code} name={pass.name} /> : null}
      {pass || hasVisitorEnd ? null : <NoPassRow />}
      {rows.length > 0 ? <LinkRows label={t('visitor-home.matters')} rows={rows} /> : null}
    </chakra.div>
  );
}
