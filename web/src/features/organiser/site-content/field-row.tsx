import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { ValueControl, type ValueControlProps } from './value-control';
import { type ContentValues, type Field, sidesOf } from './values';

interface FieldRowProps {
  field: Field;
  values: ContentValues;
  initial: ContentValues;
  /** Whether the entry is on the site: what is settled then stays. */
  isPublic: boolean;
  errorOf: (side: string) => string | undefined;
  change: (side: string, value: string) => void;
  uploadOf: (side: string) => Pick<ValueControlProps, 'onBusy' | 'onError'>;
}

/** A field with its sides beside each other, below each other on a phone. */
export function FieldRow({ field, values, initial, isPublic, errorOf, change, uploadOf }: FieldRowProps) {
  const t = useT();
  const { label, isBilingual } = field;
  const control = (side: string, at: number) => (
    <ValueControl
      key={side}
      field={field}
      side={side}
      label={isBilingual ? t(at === 0 ? 'site-content.side.cn' : 'site-content.side.en', { label }) : label}
      lang={isBilingual ? (at === 0 ? 'zh-CN' : 'en') : undefined}
      value={values[side] ?? ''}
      initial={initial[side] ?? ''}
      error={errorOf(side)}
      isFixed={field.isFixed && isPublic}
      onChange={(value) => change(side, value)}
      {...uploadOf(side)}
    />
  );
  const sides = sidesOf(field).map(control);
  if (!isBilingual) return <chakra.div maxWidth="form">{sides}</chakra.div>;
  return (
    <div>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {sides}
      </Grid>
      {field.isShared ? (
        <chakra.p color="quiet" fontSize="sm" mt="1.5">
          {t('site-content.shared')}
        </chakra.p>
      ) : null}
    </div>
  );
}
