import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { type Addresses, codeFor } from './code-sign-in.ts';
import { first } from './required.ts';
import { GATEWAY_SECRET } from './system.ts';

export interface NewVisitor {
  name: string;
  /** Of the pass. */
  code: string;
  /** Of a session. */
  token: string;
  /** Without country code. */
  mobile: string;
}

let made = 0;

/** A password with its repetition, as the REST service takes them. */
function passwordFields(password: string) {
  const md5 = createHash('md5').update(password).digest('hex');
  return { password: md5, pswFirst: md5, pswSecond: md5 };
}

async function post<T>(backendUrl: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      // Codes are counted by the address that asks for them; each of these people has one.
      'gateway-secret': GATEWAY_SECRET,
      'x-forwarded-for': `10.8.${Math.floor(made / 250)}.${made % 250}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { success: boolean; message: string; result: T };
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer.result;
}

/**
 * Somebody who registers for a visit, as a program does it. The pass is new: no other spec knows of it.
 * @param system where they register; all specs share one
 * @param password with which they log in later; none unless told
 */
export async function newVisitor(
  name: string,
  companyName: string,
  system: Addresses = { baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') },
  password = '',
): Promise<NewVisitor> {
  const { backendUrl } = system;
  made += 1;
  const mobile = `135${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(4, '0')}`;
  await post(backendUrl, `/app/login/smsCode?mobile=${mobile}`);
  const { id } = await post<{ id: string }>(backendUrl, '/app/visitor/pre-register/mobile', {
    mobile,
    captcha: await codeFor(mobile, system),
    ...(password === '' ? {} : passwordFields(password)),
    agreed: true,
    clientType: 1,
  });
  await post(backendUrl, `/app/visitor/registration/${id}/info`, {
    firstName: name,
    companyName,
    gender: '1',
    position: '2',
    identityNumber: 'E12345678',
    email: `${mobile}@cable.example`,
    detailAddress: '14 Wharf Road, Southampton',
    isArrived: true,
  });
  const asked = await fetch(`${backendUrl}/app/visitor/questions`);
  const { result: questions } = (await asked.json()) as {
    result: { id: string; optionsList: { id: string }[] }[];
  };
  const params = questions.map(({ id: questionId, optionsList }) => ({
    questionId,
    answerText: first(optionsList).id,
  }));
  const { invitationCode: code, ticket } = await post<{ invitationCode: string; ticket: string }>(
    backendUrl,
    `/app/visitor/registration/${id}/answers`,
    { params },
  );
  return {
    name,
    code,
    mobile,
    token: await post<string>(backendUrl, '/app/login/loginByTicket', { ticket }),
  };
}
