import type { DeskPersonRecord } from '../../../rest/contract.ts';
import type {
  DeskPersonLineResolvers,
  DeskPersonPartResolvers,
  DeskPersonResolvers,
  DeskPersonRole,
  MutationResolvers,
  OrganiserResolvers,
  PersonPartFate,
} from '../../../schema/resolvers.generated.ts';
import { userErrors } from '../../user-errors.ts';

async function outcome(change: Promise<{ result: DeskPersonRecord | null; message: string }>) {
  try {
    const { result: person, message } = await change;
    return { person, message, errors: [] };
  } catch (error) {
    return { person: null, message: null, errors: userErrors(error, { typed: 'typed' }) };
  }
}

const role = (record: Pick<DeskPersonRecord, 'role'>) => record.role.toUpperCase() as DeskPersonRole;

export const DeskPersonLine: DeskPersonLineResolvers = { role };
export const DeskPersonPart: DeskPersonPartResolvers = {
  label: ({ kind_dictText }) => kind_dictText,
  fate: ({ fate }) => fate.toUpperCase() as PersonPartFate,
};
export const DeskPerson: DeskPersonResolvers = {
  role,
  passCode: ({ code }) => code || null,
  sessionCount: ({ sessions }) => sessions,
  parts: ({ holdings }) => holdings,
  exportUrl: ({ id }) => `/files/review/people/${id}`,
};

export const organiserPeople: Pick<OrganiserResolvers, 'deskPeople' | 'deskPerson'> = {
  deskPeople: (_record, { search }, { people }) => people.search(search),
  deskPerson: (_record, { id }, { people }) => people.find(id),
};

export const peopleMutations: Pick<
  MutationResolvers,
  'forgetPerson' | 'lockPerson' | 'sendPassAgain' | 'signPersonOut'
> = {
  sendPassAgain: (_root, { id }, { people }) => outcome(people.sendAgain(id)),
  lockPerson: (_root, { id, isLocked }, { people }) => outcome(people.lock(id, isLocked)),
  signPersonOut: (_root, { id }, { people }) => outcome(people.signOut(id)),
  forgetPerson: (_root, { id, typed }, { people }) => outcome(people.forget(id, typed)),
};
