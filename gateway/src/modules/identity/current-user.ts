import type { RestCalls } from '../../rest/calls.ts';
import { completeWith } from '../../rest/complete.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import type { Schemas } from '../../rest/operations.ts';
import type { ViewerParent } from './parents.ts';

const viewerFields = completeWith<ViewerParent>({
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
async function bySpecifiedCalls(rest: RestCalls, user: Partial<ViewerParent>): Promise<ViewerParent> {
  const [company, visitor]: [Partial<Schemas['OwnCompany']> | null, Partial<Schemas['VisitorInfo']> | null] =
    await Promise.all([
      orRefused(rest.get('/app/exhibiting/company')),
      orRefused(rest.get('/app/visitor/userInfo')),
    ]);
  if (company) {
    const name = company.companyNameCn ?? company.companyNameEn ?? '';
    return viewerFields({
      ...user,
      role: 'exhibitor',
      companyId: company.id ?? null,
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
const completed = (rest: RestCalls, user: Partial<ViewerParent>) =>
  user.role === undefined ? bySpecifiedCalls(rest, user) : viewerFields(user);

/** Who is signed in; null for a guest. */
export async function readViewer(rest: RestCalls): Promise<ViewerParent | null> {
  const user = await rest.get('/app/identity/viewer');
  return user && completed(rest, user);
}
