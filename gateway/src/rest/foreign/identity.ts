import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { completeWith } from '../complete.ts';
import { UpstreamRefusal } from '../errors.ts';
import type { Schemas } from '../operations.ts';

type ViewerRecord = Schemas['Viewer'];

const viewerFields = completeWith<ViewerRecord>({
  id: '',
  role: 'visitor',
  nickName: '',
  companyName: '',
  mobile: null,
  email: null,
  companyId: null,
  hasPassword: true,
});

/** What `read` gives; null where the caller may not have it, as the other role. */
async function orRefused<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamRefusal) return null;
    throw error;
  }
}

/**
 * Who is signed in, for a server that tells the id alone (REST-116): an account that has a company of its own
 * (REST-096) is an exhibitor's; a visitor's name and company come from the user information (REST-075).
 */
async function bySpecifiedCalls(calls: AdaptedCalls, user: Partial<ViewerRecord>): Promise<ViewerRecord> {
  const [company, visitor]: [Partial<Schemas['OwnCompany']> | null, Partial<Schemas['VisitorInfo']> | null] =
    await Promise.all([
      orRefused(calls.get('/app/exhibiting/company')),
      orRefused(calls.get('/app/visitor/userInfo')),
    ]);
  // The answer is completed already: one without a company is a record of blanks.
  const name = company?.companyNameCn || company?.companyNameEn || '';
  if (company && (company.id || name)) {
    return viewerFields({
      ...user,
      role: 'exhibitor',
      companyId: company.id || null,
      companyName: name,
      nickName: name,
    });
  }
  return viewerFields({
    ...user,
    role: 'visitor',
    nickName: visitor?.firstName ?? '',
    companyName: visitor?.companyName ?? '',
  });
}

/** The account with what servers of the specification leave out. */
const completeViewer = (user: Partial<ViewerRecord>, calls: AdaptedCalls) =>
  user.role === undefined ? bySpecifiedCalls(calls, user) : viewerFields(user);

export const identity = {
  get: {
    '/app/identity/viewer': { completeByCalls: (user, _input, calls) => user && completeViewer(user, calls) },
  },
  post: {
    // Only the browser forgets the session then.
    '/app/identity/logout': { instead: () => ({ result: null, message: '' }) },
  },
} satisfies Adaptations;
