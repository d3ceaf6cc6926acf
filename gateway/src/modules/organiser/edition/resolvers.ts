import type { Context } from '../../../context/context.ts';
import type { Written } from '../../../rest/calls.ts';
import type {
  EditionNamesInput,
  EditionNamesResolvers,
  ManagedEditionResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { userErrors } from '../../user-errors.ts';
import { valueOf } from '../../enum-codes.ts';
import type { ManagedEditionParent } from './parents.ts';
import { managedEditionSource } from './source.ts';

/** The REST body has the sections and fields of the input. */
const pathOf = (field: string): string[] => field.split('.');

/** A change that went well or was refused; whoever was too late gets what is there now. */
async function outcome(
  context: Context,
  number: number,
  change: Promise<Written<ManagedEditionParent | null>>,
) {
  try {
    const { result: edition, message } = await change;
    return { edition, message, errors: [] };
  } catch (error) {
    const errors = userErrors(error, pathOf);
    const isChanged = errors.some(({ code }) => code === 'CHANGED');
    return {
      edition: isChanged ? await managedEditionSource(context).find(number) : null,
      message: null,
      errors,
    };
  }
}

/** The REST service leaves an address as it is that is not named. */
const givenNames = ({ venueAddress, ...names }: EditionNamesInput) =>
  venueAddress ? { ...names, venueAddress } : names;

export const EditionNames: EditionNamesResolvers = {
  venueAddress: ({ venueAddress }) => venueAddress ?? { cn: '', en: '' },
};

export const ManagedEdition: ManagedEditionResolvers = {
  id: ({ number }) => String(number),
  status: ({ status }) => valueOf(status),
};

export const Organiser: Pick<OrganiserResolvers, 'editions'> = {
  editions: (_record, _args, context) => managedEditionSource(context).list(),
};

export const Mutation: Pick<
  MutationResolvers,
  'changeEdition' | 'createEdition' | 'deleteEdition' | 'showEdition'
> = {
  changeEdition: (_root, { input: { number, version, names, ...sections } }, context) => {
    const given = Object.entries({ ...sections, names: names && givenNames(names) });
    const change = Object.fromEntries(given.filter(([, section]) => section !== null));
    return outcome(context, number, managedEditionSource(context).change(number, { version, ...change }));
  },
  createEdition: (_root, { input }, context) =>
    outcome(context, input.number, managedEditionSource(context).create(input)),
  showEdition: (_root, { input: { number, version } }, context) =>
    outcome(context, number, managedEditionSource(context).show(number, version)),
  deleteEdition: (_root, { input: { number, version } }, context) =>
    outcome(context, number, managedEditionSource(context).remove(number, version)),
};
