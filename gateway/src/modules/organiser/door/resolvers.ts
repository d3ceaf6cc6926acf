import type {
  DoorAnswerResolvers,
  DoorPersonResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { valueOf } from '../../enum-codes.ts';
import { doorSource } from './source.ts';

const firstAt = ({ firstTime }: { firstTime: string | null }) => firstTime && isoInstant(firstTime);

export const DoorAnswer: DoorAnswerResolvers = {
  result: ({ result }) => valueOf(result),
  firstAt,
};

export const DoorPerson: DoorPersonResolvers = { firstAt };

export const Organiser: Pick<OrganiserResolvers, 'doorCounts' | 'doorPeople' | 'doorRoll'> = {
  doorPeople: (_record, { search }, context) => doorSource(context).people(search),
  doorRoll: (_record, { after }, context) => doorSource(context).roll(after),
  doorCounts: (_record, { day }, context) => doorSource(context).counts(day),
};

export const Mutation: Pick<MutationResolvers, 'checkIn'> = {
  checkIn: (_root, { input }, context) => {
    // A clock may be read to fractions of a millisecond; the REST contract has whole ones.
    const { device, sentAt, scans } = input;
    const whole = scans.map((scan) => ({ ...scan, scannedAt: Math.round(scan.scannedAt) }));
    const body = { device, sentAt: Math.round(sentAt), scans: whole };
    return payload(
      async () => ({ answers: (await doorSource(context).checkIn(body)).result }),
      { answers: [] },
      { scans: 'scans', door: 'scans' },
    );
  },
};
