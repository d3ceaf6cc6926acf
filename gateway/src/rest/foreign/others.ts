import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';

/** A person with what servers of the specification leave out. */
const completePerson = completeWith<Schemas['OtherPerson']>({
  id: '',
  firstName: '',
  gender: '',
  mobileNumber: '',
  companyName: '',
  department: '',
  position: '',
  email: '',
  invitationCode: '',
  createTime: UNKNOWN_TIME,
});

export const others = {
  get: { '/app/visitor/others': { complete: completeList(completePerson) } },
  post: {
    // What was sent stands in where the answer has no record.
    '/app/visitor/others': {
      complete: ({ result, message }, { body }) => ({
        result: completePerson({ ...body, ...result }),
        message,
      }),
    },
  },
} satisfies Adaptations;
