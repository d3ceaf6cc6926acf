import type { Context } from '../../../context/context.ts';
import type { ManagedEditionRecord } from '../../../rest/contract.ts';
import type {
  EditionStatus,
  ManagedEditionResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { userErrors } from '../../user-errors.ts';

/** The REST body has the sections and fields of the input. */
const pathOf = (field: string): string[] => field.split('.');

/** A change that went well or was refused; whoever was too late gets what is there now. */
async function outcome(
  { editions }: Context,
  number: number,
  change: Promise<{ result: ManagedEditionRecord | null; message: string }>,
) {
  try {
    const { result: edition, message } = await change;
    return { edition, message, errors: [] };
  } catch (error) {
    const errors = userErrors(error, pathOf);
    const isChanged = errors.some(({ code }) => code === 'CHANGED');
    return { edition: isChanged ? await editions.find(number) : null, message: null, errors };
  }
}

export const ManagedEdition: ManagedEditionResolvers = {
  id: ({ number }) => String(number),
  status: ({ status }) => status.toUpperCase() as EditionStatus,
};

export const organiserEditions: Pick<OrganiserResolvers, 'editions'> = {
  editions: (_record, _args, { editions }) => editions.list(),
};

export const editionMutations: Pick<
  MutationResolvers,
  'changeEdition' | 'createEdition' | 'deleteEdition' | 'showEdition'
> = {
  changeEdition: (_root, { number, input: { version, ...sections } }, context) => {
    const given = Object.entries(sections).filter(([, section]) => section !== null);
    return outcome(
      context,
      number,
      context.editions.change(number, { version, ...Object.fromEntries(given) }),
    );
  },
  createEdition: (_root, { input }, context) =>
    outcome(context, input.number, context.editions.create(input)),
  showEdition: (_root, { number, version }, context) =>
    outcome(context, number, context.editions.show(number, version)),
  deleteEdition: (_root, { number, version }, context) =>
    outcome(context, number, context.editions.remove(number, version)),
};
