import { pick } from '../../../context/locale.ts';
import type {
  EventRegistrationResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';
import { calendarIn, isoOrNull } from './event.ts';

const expected = (error: unknown) => userErrors(error, (field) => ['answers', field]);

export const EventRegistration: EventRegistrationResolvers = {
  id: ({ report }) => report.id,
  eventTitle: ({ itemsCn, itemsEn }, args, context) => pick(context, args, itemsCn.title, itemsEn.title),
  eventCode: ({ code }) => code,
  startsAt: ({ startTime }) => isoOrNull(startTime),
  endsAt: ({ endTime }) => isoOrNull(endTime),
  calendarUrl: ({ calendarUrl }, args, context) =>
    calendarUrl === null ? null : calendarIn(context, args, calendarUrl),
  createdAt: ({ report }) => isoInstant(report.createdTime),
  answers: ({ report }) => report.answers,
};

export const EventRegistrationPage = pageFields;

export const viewerRegistrations: Pick<ViewerResolvers, 'eventRegistration' | 'eventRegistrations'> = {
  eventRegistrations: (_viewer, { page, pageSize }, { events }) =>
    pageParent(events.list(page, pageSize), { page, pageSize }),
  eventRegistration: (_viewer, { id }, { events }) => events.find(id),
};

type Mutations = Pick<MutationResolvers, 'cancelEventRegistration' | 'registerForEvent'>;

export const registrationMutations: Mutations = {
  registerForEvent: async (_root, { input: { eventId, formId, answers } }, { events }) => {
    try {
      const { result, message } = await events.register(eventId, formId, answers);
      return { registration: result, message, errors: [] };
    } catch (error) {
      return { registration: null, message: null, errors: expected(error) };
    }
  },

  cancelEventRegistration: async (_root, { id }, { events }) => {
    try {
      const { message } = await events.cancel(id);
      return { cancelledId: id, message, errors: [] };
    } catch (error) {
      return { cancelledId: null, message: null, errors: expected(error) };
    }
  },
};
