import Type, { type Static } from 'typebox';
import { DayRangeQuery } from '../../../http/day-range.ts';

export const NumbersQuery = Type.Object(DayRangeQuery);
export type NumbersQuery = Static<typeof NumbersQuery>;

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ description: 'yyyy-MM-dd, Shanghai.' });

const Named = Type.Object({ id: Type.String(), nameCn: Type.String(), nameEn: Type.String(), count: Count });

const Interest = (what: string) =>
  Type.Object(
    {
      total: Count,
      exhibitors: Type.Array(Named, {
        description: 'By company, its own and its products’; the 20 with the most, the most first.',
      }),
      categories: Type.Array(Named, { description: 'By root category, in their order.' }),
    },
    { description: what },
  );

export const Numbers = Type.Object(
  {
    from: Day,
    until: Day,
    registrations: Type.Object(
      {
        total: Count,
        days: Type.Array(Type.Object({ day: Day, count: Count }), {
          description: 'Every day of the range.',
        }),
        countries: Type.Array(
          Type.Object({
            country: Type.String({ description: 'ISO 3166-1 alpha-2; blank where unknown.' }),
            count: Count,
          }),
          { description: 'The most first.' },
        ),
        sources: Type.Array(
          Type.Object({
            source: Type.Union(
              [
                ...([Type.Literal('own'), Type.Literal('invited'), Type.Literal('poster')] as const),
                ...([Type.Literal('group'), Type.Literal('others')] as const),
              ],
              {
                description:
                  'own; invited by a code or an e-mail; poster of an inviter; group; others: by somebody else.',
              },
            ),
            count: Count,
          }),
          { description: 'All of them, in this order.' },
        ),
      },
      { description: 'Visitors with a pass, by when they got it.' },
    ),
    invitations: Type.Object(
      { sent: Count, registered: Count },
      { description: 'People who were invited by e-mail, and how many of them have registered since.' },
    ),
    questions: Type.Array(
      Type.Object({
        id: Type.String(),
        textCn: Type.String(),
        textEn: Type.String(),
        answered: Count,
        options: Type.Array(Named, { description: 'All of them, in their order.' }),
      }),
      { description: 'What those visitors answered in the questionnaire.' },
    ),
    favourites: Interest('What people have marked.'),
    consultations: Interest('What people have asked; the total has questions to buyers too.'),
    events: Type.Array(
      Type.Object({
        id: Type.String(),
        titleCn: Type.String(),
        titleEn: Type.String(),
        signUps: Count,
        seats: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for any number.' }),
      }),
      { description: 'Sign-ups until now, whatever the range.' },
    ),
    reviews: Type.Array(
      Type.Object({
        kind: Type.String(),
        kindCn: Type.String(),
        kindEn: Type.String(),
        waiting: Count,
        oldest: Type.Union([Type.String(), Type.Null()], {
          description: 'Since when the longest waits, Shanghai time; null where nothing does.',
        }),
      }),
      { description: 'What waits for a decision now.' },
    ),
    checkIns: Type.Object(
      {
        people: Type.Integer({ description: 'Each once, over all days.' }),
        today: Type.Integer({ description: 'Each once, on the real day of today.' }),
        days: Type.Array(Type.Object({ day: Day, door: Type.String(), count: Count }), {
          description: 'People by day and the door of their first scan.',
        }),
      },
      { description: 'Who came in, whatever the range.' },
    ),
  },
  { $id: 'Numbers', description: 'The figures of the show.' },
);
export type Numbers = Static<typeof Numbers>;
