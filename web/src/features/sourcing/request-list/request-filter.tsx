import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { type MessageId, useT } from '../../../i18n';
import { publishCodes, purchaseCodes } from '../codes';
import { type RequestsAddress, requestsPath } from './address';

const Entry = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    mx: '-3',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: '1.45',
    _hover: { bg: 'sunken' },
    '&[aria-current=true]': {
      bg: 'accent.soft',
      color: { base: 'accent.hover', _dark: 'accent' },
      fontWeight: 'semibold',
    },
  },
});

const Heading = chakra('h2', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'quiet', mb: '2' } });

interface GroupProps<Code extends string> {
  title: MessageId;
  codes: readonly Code[];
  current: Code | undefined;
  /** Address with this choice; undefined for all. */
  to: (code: Code | undefined) => string;
  label: (code: Code) => string;
}

function Group<Code extends string>({ title, codes, current, to, label }: GroupProps<Code>) {
  const t = useT();
  return (
    <div>
      <Heading>{t(title)}</Heading>
      <chakra.ul role="list" listStyleType="none">
        {[undefined, ...codes].map((code) => (
          <li key={code ?? 'all'}>
            <Entry to={to(code)} aria-current={code === current ? 'true' : undefined}>
              {code ? label(code) : t('sourcing.list.all')}
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

/** Publish types and purchase types, one of each; choosing starts at page 1 (DIR-055, DIR-061, CONFLICT-032). */
export function RequestFilter({ address }: { address: RequestsAddress }) {
  const t = useT();
  const { keyword, publish, purchase } = address;
  return (
    <chakra.nav aria-label={t('sourcing.list.filter')} display="grid" gap="8">
      <Group
        title="sourcing.list.publishType"
        codes={publishCodes}
        current={publish}
        to={(code) => requestsPath({ keyword, publish: code, purchase })}
        label={(code) => t(`sourcing.publish.${code}`)}
      />
      <Group
        title="sourcing.list.purchaseType"
        codes={purchaseCodes}
        current={purchase}
        to={(code) => requestsPath({ keyword, publish, purchase: code })}
        label={(code) => t(`sourcing.purchase.${code}`)}
      />
    </chakra.nav>
  );
}
