import { chakra, Grid } from '@chakra-ui/react';
import type { FormHandle } from '../../../forms';
import { useT } from '../../../i18n';
import { ValueControl } from './value-control';
import { type ContentValues, type Field, sidesOf } from './values';

interface FieldRowProps {
  form: FormHandle<ContentValues>;
  field: Field;
  /** Whether the entry is on the site: what is settled then stays. */
  isPublic: boolean;
}

/** A field with its sides beside each other, below each other on a phone. */
export function FieldRow({ form, field, isPublic }: FieldRowProps) {
  const t = useT();
  const { label, isBilingual } = field;
  const common = { form, field, isFixed: field.isFixed && isPublic };
  if (!isBilingual) {
    return (
      <chakra.div maxWidth="form">
        {sidesOf(field).map((side) => (
          <ValueControl {...common} key={side} side={side} label={label} lang={undefined} />
        ))}
      </chakra.div>
    );
  }
  const languages = [
    { lang: 'zh-CN', label: t('site-content.side.cn', { label }) },
    { lang: 'en', label: t('site-content.side.en', { label }) },
  ];
  return (
    <div>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {sidesOf(field).map((side, at) => (
          <ValueControl
            {...common}
            key={side}
            side={side}
            label={languages[at]?.label ?? label}
            lang={languages[at]?.lang}
          />
        ))}
      </Grid>
      {field.isShared ? (
        <chakra.p color="quiet" fontSize="sm" mt="1.5">
          {t('site-content.shared')}
        </chakra.p>
      ) : null}
    </div>
  );
}
