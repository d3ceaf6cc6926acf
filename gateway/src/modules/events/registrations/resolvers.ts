import { pick } from '../../../context/locale.ts';
import type {
  EventRegistrationPageResolvers,
  EventRegistrationResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { calendarIn, isoOrNull } from '../calendar.ts';
import { registrationSource } from './source.ts';

const ofAnswer = (field: string) => ['answers', field];

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

export const EventRegistrationPage: EventRegistrationPageResolvers = pageFields;

export const Viewer: Pick<ViewerResolvers, 'eventRegistration' | 'eventRegistrations'> = {
  eventRegistrations: (_viewer, { page, pageSize }, context) =>
    pageParent(registrationSource(context).list(page, pageSize), { page, pageSize }),
  eventRegistration: (_viewer, { id }, context) => registrationSource(context).find(id),
};

type Mutations = Pick<MutationResolvers, 'cancelEventRegistration' | 'registerForEvent'>;

export const Mutation: Mutations = {
  registerForEvent: (_root, { input: { eventId, formId, answers } }, context) =>
    payload(
      () => registrationSource(context).register(eventId, formId, answers),
      { registration: null, message: null },
      ofAnswer,
    ),

  cancelEventRegistration: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { message } = await registrationSource(context).cancel(id);
        return { cancelledId: id, message };
      },
      { cancelledId: null, message: null },
      ofAnswer,
    ),
};
