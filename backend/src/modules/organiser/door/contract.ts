import Type, { type Static } from 'typebox';

/** As many scans a call, and lines of the roll an answer (docs/promises.md 11). */
export const MOST_SCANS = 200;
export const ROLL_LINES = 2000;

const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  description: 'A UUID that the device made, lower case: sent again, it is the same scan.',
});
/** Until the year 2100: what a clock may say, in milliseconds since 1970. */
const Milliseconds = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 4_102_444_800_000, description });

export const Scan = Type.Object(
  {
    id: Uuid,
    code: Type.String({ maxLength: 100, description: 'What was read or typed, however it is grouped.' }),
    door: Type.String({ maxLength: 40, description: 'Where it was made.' }),
    scannedAt: Milliseconds("When it was made by the device's clock, milliseconds since 1970."),
  },
  { additionalProperties: false },
);
export type Scan = Static<typeof Scan>;

export const Scans = Type.Object(
  {
    device: Type.String({ minLength: 1, maxLength: 60, description: 'What the device calls itself.' }),
    sentAt: Milliseconds("When they are sent by the device's clock: tells what that is wrong by."),
    scans: Type.Array(Scan, { minItems: 1, maxItems: MOST_SCANS }),
  },
  { additionalProperties: false },
);
export type Scans = Static<typeof Scans>;

const Nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const ScanAnswer = Type.Object(
  {
    id: Type.String({ description: 'Of the scan.' }),
    result: Type.Union(
      [Type.Literal('in'), Type.Literal('again'), Type.Literal('unknown'), Type.Literal('withdrawn')],
      { description: 'in: first of the day; again: in already, counted once.' },
    ),
    result_dictText: Type.String({ description: 'The same in words, in the language of the request.' }),
    name: Type.String({ description: 'Whose pass it is; blank for an unknown code.' }),
    companyName: Type.String(),
    firstTime: Nullable('When the person was first in on that day, Shanghai time; null for who is not in.'),
    firstDoor: Nullable('Where that was.'),
  },
  { $id: 'DoorScanAnswer', description: 'What the door says to a scan.' },
);
export type ScanAnswer = Static<typeof ScanAnswer>;

export const PeopleQuery = Type.Object({
  q: Type.String({
    maxLength: 60,
    default: '',
    description: 'Part of a name, company, number, e-mail address; or a code. At least 2 characters.',
  }),
});

export const DoorPerson = Type.Object(
  {
    id: Type.String(),
    code: Type.String({ description: 'Of the pass: what lets the person in.' }),
    name: Type.String(),
    companyName: Type.String(),
    mobileEnd: Type.String({ description: 'The last four digits of the number; blank without one.' }),
    isWithdrawn: Type.Boolean(),
    firstTime: Nullable('When the person was first in today, Shanghai time; null for who is not.'),
    firstDoor: Nullable('Where that was.'),
  },
  { $id: 'DoorPerson', description: 'Somebody with a pass, for those who came without it.' },
);
export type DoorPerson = Static<typeof DoorPerson>;

export const RollQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^([0-9]{1,13}-[0-9]{1,19})?$',
      description: '`place` of the answer before; blank for all.',
    }),
  ),
});

export const Roll = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        hash: Type.String({ description: 'First 16 digits of the SHA-256 of the code, hexadecimal.' }),
        name: Type.String(),
        companyName: Type.String(),
      }),
      { description: `At most ${ROLL_LINES}, in the order in which the passes were given.` },
    ),
    place: Type.String({
      description: 'Where to go on; it is also the version of what is known up to here.',
    }),
    hasMore: Type.Boolean({ description: 'Whether the rest has to be asked for at once.' }),
    total: Type.Integer({
      description: 'How many passes there are; fewer than a device knows: read all anew.',
    }),
  },
  { $id: 'DoorRoll', description: 'Who has a pass, for devices that lose their network.' },
);
export type Roll = Static<typeof Roll>;

export const CountsQuery = Type.Object({
  day: Type.Optional(
    Type.String({
      pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
      description: 'yyyy-MM-dd, Shanghai; today where it is left out.',
    }),
  ),
});

export const DoorCounts = Type.Object(
  {
    day: Type.String({ description: 'yyyy-MM-dd.' }),
    total: Type.Integer({ description: 'People, each once.' }),
    hours: Type.Array(
      Type.Object({
        hour: Type.Integer({ description: '0 to 23, Shanghai time.' }),
        door: Type.String(),
        count: Type.Integer(),
      }),
      { description: 'By hour and door of the first scan; hours without anybody are left out.' },
    ),
  },
  { $id: 'DoorCounts', description: 'How many people came in on a day.' },
);
export type DoorCounts = Static<typeof DoorCounts>;
