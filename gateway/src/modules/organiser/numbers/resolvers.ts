import { pick } from '../../../context/locale.ts';
import type {
  BacklogNumbersResolvers,
  CountryCountResolvers,
  EventNumbersResolvers,
  NamedCountResolvers,
  NumbersResolvers,
  OrganiserResolvers,
  QuestionNumbersResolvers,
  SourceCountResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { valueOf } from '../../enum-codes.ts';
import { numbersSource } from './source.ts';

export const NamedCount: NamedCountResolvers = {
  key: ({ id }) => id,
  name: ({ nameCn, nameEn }, args, context) => pick(context, args, nameCn, nameEn),
};

export const CountryCount: CountryCountResolvers = { country: ({ country }) => country || null };

export const SourceCount: SourceCountResolvers = {
  source: ({ source }) => valueOf(source),
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

export const Organiser: Pick<OrganiserResolvers, 'numbers'> = {
  numbers: (_record, range, context) => numbersSource(context).read(range),
};
