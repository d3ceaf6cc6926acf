import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';

interface Version {
  number: number;
  at: string;
  editor: string | null;
}

interface VersionListProps {
  /** Newest first. */
  versions: readonly Version[];
  /** The one that is public, or that is edited. */
  current: number;
  /** The two that are compared; what is not there is the newest and the one before it. */
  from: number | null;
  to: number | null;
  /** What else is to be said of a version. */
  noteOf?: (number: number) => string | null;
  /** The address of a comparison. */
  compare: (from: number, to: number) => string;
  /** What taking one again does, in words. */
  takeText: string;
  isTaking: boolean;
  onTake: (number: number) => void;
  children: (from: number, to: number) => ReactNode;
}

/** How something was after each change, what became of it between two, and the way back to one. */
export function VersionList(props: VersionListProps) {
  const { versions, current, noteOf, compare, takeText, isTaking, onTake, children } = props;
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const [taking, setTaking] = useState<number>();
  const has = (number: number | null): number is number => versions.some((one) => one.number === number);
  const to = has(props.to) ? props.to : current;
  const from = has(props.from) ? props.from : Math.max(1, to - 1);
  const nameOf = (number: number) => t('content-editing.version', { number });
  const choose = (label: string, value: number, pathOf: (number: number) => string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          width="11rem"
          value={value}
          onChange={(event) => void navigate(pathOf(Number(event.currentTarget.value)))}
        >
          {versions.map(({ number }) => (
            <option key={number} value={number}>
              {nameOf(number)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <chakra.ol listStyleType="none" borderTopWidth="1px" mb="9">
        {versions.map(({ number, at, editor }) => (
          <chakra.li key={number} py="3" borderBottomWidth="1px">
            <Flex columnGap="4" rowGap="2" wrap="wrap" align="center">
              <chakra.strong>{nameOf(number)}</chakra.strong>
              {number === current ? <Tag tone="second">{t('content-editing.version.now')}</Tag> : null}
              {noteOf?.(number) ? <Tag tone="rejected">{noteOf(number)}</Tag> : null}
              <chakra.span color="quiet" fontSize="sm" flex="1 1 14rem">
                {inARow([editor ?? t('content-editing.version.found'), formatDateTime(at, lang)])}
              </chakra.span>
              {number > 1 && has(number - 1) ? (
                <TextLink
                  fontSize="sm"
                  to={compare(number - 1, number)}
                  aria-label={t('content-editing.version.compareOne', { number })}
                >
                  {t('content-editing.version.compare')}
                </TextLink>
              ) : null}
              {number === current ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('content-editing.version.takeOne', { number })}
                  aria-disabled={isTaking || undefined}
                  onClick={() => setTaking(number)}
                >
                  {t('content-editing.version.take')}
                </Button>
              )}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ol>
      {versions.length > 1 ? (
        <>
          <Flex gap="4" wrap="wrap" mb="5">
            {choose(t('content-editing.compare.from'), from, (number) => compare(number, to))}
            {choose(t('content-editing.compare.to'), to, (number) => compare(from, number))}
          </Flex>
          {children(from, to)}
        </>
      ) : (
        <chakra.p color="quiet">{t('content-editing.compare.only')}</chakra.p>
      )}
      <Confirm
        open={taking !== undefined}
        title={t('content-editing.version.takeTitle', { number: taking ?? 0 })}
        yes={t('content-editing.version.take')}
        no={t('content-editing.cancel')}
        isHarmless
        onYes={() => {
          setTaking(undefined);
          if (taking !== undefined) onTake(taking);
        }}
        onNo={() => setTaking(undefined)}
      >
        {takeText}
      </Confirm>
    </>
  );
}
