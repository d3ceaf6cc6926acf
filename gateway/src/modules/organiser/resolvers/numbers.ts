import { pick } from '../../../context/locale.ts';
import type {
  BacklogNumbersResolvers,
  CountryCountResolvers,
  EventNumbersResolvers,
  ExportListResolvers,
  NamedCountResolvers,
  NumbersResolvers,
  OrganiserResolvers,
  QuestionNumbersResolvers,
  RegistrationSource,
  SourceCountResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';

export const NamedCount: NamedCountResolvers = {
  key: ({ id }) => id,
  name: ({ nameCn, nameEn }, args, context) => pick(context, args, nameCn, nameEn),
};

export const CountryCount: CountryCountResolvers = { country: ({ country }) => country || null };

export const SourceCount: SourceCountResolvers = {
  source: ({ source }) => source.toUpperCase() as RegistrationSource,
};

export const QuestionNumbers: QuestionNumbersResolvers = {
  key: ({ id }) => id,
  text: ({ textCn, textEn }, args, context) => pick(context, args, textCn, textEn),
};

export const EventNumbers: EventNumbersResolvers = {
  key: ({ id }) => id,
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
};

export const BacklogNumbers: BacklogNumbersResolvers = {
  kindLabel: ({ kindCn, kindEn }, args, context) => pick(context, args, kindCn, kindEn),
  oldestAt: ({ oldest }) => oldest && isoInstant(oldest),
};

export const Numbers: NumbersResolvers = { backlog: ({ reviews }) => reviews };

export const ExportList: ExportListResolvers = {
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  lead: ({ leadCn, leadEn }, args, context) => pick(context, args, leadCn, leadEn),
};

export const organiserNumbers: Pick<OrganiserResolvers, 'exports' | 'numbers'> = {
  numbers: (_record, range, { numbers }) => numbers.numbers(range),
  exports: (_record, range, { numbers }) => numbers.exports(range),
};
