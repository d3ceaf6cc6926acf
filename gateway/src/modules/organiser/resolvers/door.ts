import type {
  DoorAnswerResolvers,
  DoorPersonResolvers,
  DoorResult,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

const firstAt = ({ firstTime }: { firstTime: string | null }) => firstTime && isoInstant(firstTime);

export const DoorAnswer: DoorAnswerResolvers = {
  result: ({ result }) => result.toUpperCase() as DoorResult,
  firstAt,
};

export const DoorPerson: DoorPersonResolvers = { firstAt };

export const organiserDoor: Pick<OrganiserResolvers, 'doorCounts' | 'doorPeople' | 'doorRoll'> = {
  doorPeople: (_record, { search }, { door }) => door.people(search),
  doorRoll: (_record, { after }, { door }) => door.roll(after),
  doorCounts: (_record, { day }, { door }) => door.counts(day),
};

export const doorMutations: Pick<MutationResolvers, 'checkIn'> = {
  checkIn: async (_root, { input }, { door }) => {
    // A clock may be read to fractions of a millisecond; the REST contract has whole ones.
    const { device, sentAt, scans } = input;
    const whole = scans.map((scan) => ({ ...scan, scannedAt: Math.round(scan.scannedAt) }));
    try {
      const { result: answers } = await door.checkIn({ device, sentAt: Math.round(sentAt), scans: whole });
      return { answers, errors: [] };
    } catch (error) {
      return { answers: [], errors: userErrors(error, { scans: 'scans', door: 'scans' }) };
    }
  },
};
