import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { categoryCodes } from '../../categories';
import { type CompanyField, companyFields, type CompanyValues } from './values';

interface ChangedProps {
  /** What a colleague has saved meanwhile. */
  theirs: CompanyValues;
  /** What stands in the form. */
  mine: CompanyValues;
  /** Takes the colleague's text into the form. */
  onTake: (field: CompanyField) => void;
}

/** Where two people write at once: what the other has saved beside what stands in the form; nothing is lost. */
export function Changed({ theirs, mine, onTake }: ChangedProps) {
  const t = useT();
  const different = companyFields.filter((field) => theirs[field] !== mine[field]);
  if (different.length === 0) return null;
  const shown = (field: CompanyField) => {
    if (field === 'logoUrl') return t('company.changed.logo');
    const text = theirs[field];
    if (text === '') return t('company.changed.blank');
    const code = field === 'categoryCode' ? categoryCodes.find((one) => one === text) : undefined;
    return code ? t(`company.category.${code}`) : text;
  };
  return (
    <chakra.section
      aria-labelledby="company-changed"
      data-changed=""
      p="5"
      borderWidth="1px"
      borderColor="review"
      borderRadius="card"
      bg="review.soft"
    >
      <chakra.h3 id="company-changed" fontSize="md" mb="1">
        {t('company.changed')}
      </chakra.h3>
      <chakra.p fontSize="sm" mb="3">
        {t('company.changed.text')}
      </chakra.p>
      <chakra.dl display="grid" gap="3">
        {different.map((field) => (
          <chakra.div key={field} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="4">
            <chakra.dt fontSize="sm" fontWeight="semibold">
              {t(`company.${field}`)}
            </chakra.dt>
            <chakra.dd gridRow="2" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={4}>
              {shown(field)}
            </chakra.dd>
            <chakra.dd gridRow="1 / span 2" gridColumn="2" alignSelf="center">
              <Button
                variant="outline"
                size="sm"
                aria-label={t('company.changed.takeOne', { name: t(`company.${field}`) })}
                onClick={() => onTake(field)}
              >
                {t('company.changed.take')}
              </Button>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
