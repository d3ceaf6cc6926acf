import type { Caller, RestClient } from '../../rest/client.ts';
import { completeWith } from '../../rest/complete.ts';
import type { OwnCompanyRecord, ViewerRecord, VisitorInfoRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

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
async function bySpecifiedCalls(
  rest: RestClient,
  caller: Caller,
  user: Partial<ViewerRecord>,
): Promise<ViewerRecord> {
  const [company, visitor] = await Promise.all([
    orRefused(rest.readOwn<Partial<OwnCompanyRecord> | null>(caller, '/app/exhibiting/company')),
    orRefused(rest.readOwn<Partial<VisitorInfoRecord> | null>(caller, '/app/visitor/userInfo')),
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

/** Who is signed in; null for a guest. */
export async function readViewer(rest: RestClient, caller: Caller): Promise<ViewerRecord | null> {
  const user = await rest.readOwn<Partial<ViewerRecord> | null>(caller, '/app/identity/viewer');
  if (user === null) return null;
  return user.role === undefined ? bySpecifiedCalls(rest, caller, user) : viewerFields(user);
}
