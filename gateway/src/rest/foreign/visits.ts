import type { AdaptedCalls, Adaptations, Written } from '../adaptation.ts';
import { completeWith } from '../complete.ts';
import type { Schemas } from '../operations.ts';

type VisitRecord = Schemas['VisitRegistration'];
type PassRecord = Schemas['VisitPass'];

/** A registration with what servers of the specification leave out. */
const completeVisitRegistration = completeWith<VisitRecord>({
  state: 'started',
  noQuestion: false,
  mobile: null,
  accountEmail: null,
  firstName: '',
  gender: '',
  identityNumber: '',
  department: '',
  position: '',
  country: '',
  companyName: '',
  telephoneCountryCode: '',
  telephoneNumber: '',
  ext: '',
  witeAddress: '',
  postcode: '',
  email: '',
  mobileNumber: '',
  detailAddress: '',
  isArrived: true,
});

/** A pass with what servers of the specification leave out. */
const completePass = completeWith<PassRecord>({
  invitationCode: '',
  companyName: '',
  firstName: '',
  gender: '',
  position: '',
});

/** What saving a step led to, where the server does not say. */
const completeOutcome = completeWith<Schemas['VisitRegistrationOutcome']>({
  state: 'informed',
  invitationCode: null,
  ticket: null,
});

type StartRecord = Schemas['PreRegistration'];

/** How a registration was started; a server of the specification answers its key alone, or in a record. */
function completeStart({ result, message }: Written<string | Partial<StartRecord>>): Written<StartRecord> {
  const record = typeof result === 'string' ? { id: result } : result;
  return { result: { id: '', state: 'started', isResumed: false, ...record }, message };
}

/**
 * How far a registration is, for servers that do not say: it is finished when it led to a code, and informed when it
 * has a name. Whether questions follow is a call by itself (REST-064).
 */
async function withProgress(
  record: Partial<VisitRecord>,
  key: string,
  calls: AdaptedCalls,
): Promise<VisitRecord> {
  if (record.state !== undefined) return completeVisitRegistration(record);
  const [noQuestion, { result }] = await Promise.all([
    calls.get('/app/visitor/noQuestion', { query: { id: key } }),
    calls.post('/app/visitor/registration/{id}/result', { path: { id: key } }),
  ]);
  const informed = record.firstName ? ('informed' as const) : ('started' as const);
  const isFinished = Boolean(result.invitationCode) || (informed === 'informed' && noQuestion);
  return completeVisitRegistration({ ...record, noQuestion, state: isFinished ? 'finished' : informed });
}

/** The caller's pass: its code (REST-093), and who the caller is (REST-075). */
async function specifiedPass(calls: AdaptedCalls): Promise<PassRecord | null> {
  const [invitationCode, person] = await Promise.all([
    calls.get('/app/visitor/invitationCode'),
    calls.get('/app/visitor/userInfo'),
  ]);
  return invitationCode ? completePass({ ...person, invitationCode }) : null;
}

const completeSaved = ({ result, message }: Written<Schemas['VisitRegistrationOutcome']>) => ({
  result: completeOutcome(result),
  message,
});

export const visits = {
  get: {
    '/app/visitor/pass': { instead: specifiedPass },
    '/app/visitor/details': { instead: () => null },
    '/app/visitor/personal-data': { instead: () => [] },
  },
  post: {
    '/app/visitor/pre-register/mobile': { complete: completeStart },
    '/app/visitor/pre-register/email': { complete: completeStart },
    '/app/visitor/registration/{id}': {
      completeByCalls: async ({ result, message }, { path: { id } }, calls) => ({
        result: await withProgress(result, id, calls),
        message,
      }),
    },
    '/app/visitor/registration/{id}/info': { complete: completeSaved },
    '/app/visitor/registration/{id}/answers': { complete: completeSaved },
  },
} satisfies Adaptations;
