import type { Written } from '../../../rest/calls.ts';
import type {
  DeskPersonLineResolvers,
  DeskPersonPartResolvers,
  DeskPersonResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { payload } from '../../user-errors.ts';
import { valueOf } from '../../enum-codes.ts';
import type { DeskPersonParent } from './parents.ts';
import { peopleSource } from './source.ts';

const changed = (change: () => Promise<Written<DeskPersonParent | null>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { person: result, message };
    },
    { person: null, message: null },
    { typed: 'typed' },
  );

const role = (record: Pick<DeskPersonParent, 'role'>) => valueOf(record.role);

export const DeskPersonLine: DeskPersonLineResolvers = { role };
export const DeskPersonPart: DeskPersonPartResolvers = {
  label: ({ kind_dictText }) => kind_dictText,
  fate: ({ fate }) => valueOf(fate),
};
export const DeskPerson: DeskPersonResolvers = {
  role,
  passCode: ({ code }) => code || null,
  sessionCount: ({ sessions }) => sessions,
  parts: ({ holdings }) => holdings,
  exportUrl: ({ id }) => `/files/review/people/${id}`,
};

export const Organiser: Pick<OrganiserResolvers, 'deskPeople' | 'deskPerson'> = {
  deskPeople: (_record, { search }, context) => peopleSource(context).search(search),
  deskPerson: (_record, { id }, context) => peopleSource(context).find(id),
};

export const Mutation: Pick<
  MutationResolvers,
  'forgetPerson' | 'lockPerson' | 'sendPassAgain' | 'signPersonOut'
> = {
  sendPassAgain: (_root, { input: { id } }, context) => changed(() => peopleSource(context).sendAgain(id)),
  lockPerson: (_root, { input: { id, isLocked } }, context) =>
    changed(() => peopleSource(context).lock(id, isLocked)),
  signPersonOut: (_root, { input: { id } }, context) => changed(() => peopleSource(context).signOut(id)),
  forgetPerson: (_root, { input: { id, typed } }, context) =>
    changed(() => peopleSource(context).forget(id, typed)),
};
