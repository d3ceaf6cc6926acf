import { inject } from 'vitest';
import { codeFor } from './session.ts';
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

async function post<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${inject('backendUrl')}${path}`, {
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

/** Somebody who registers for a visit, as a program does it. The pass is new: no other spec knows of it. */
export async function newVisitor(name: string, companyName: string): Promise<NewVisitor> {
  made += 1;
  const mobile = `135${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(4, '0')}`;
  await post(`/app/login/smsCode?mobile=${mobile}`);
  const { id } = await post<{ id: string }>('/app/visitor/pre-register/mobile', {
    ...{ mobile, captcha: await codeFor(mobile), agreed: true, clientType: 1 },
  });
  await post(`/app/visitor/registration/${id}/info`, {
    ...{ firstName: name, companyName, gender: '1', position: '2', identityNumber: 'E12345678' },
    ...{ email: `${mobile}@cable.example`, detailAddress: '14 Wharf Road, Southampton', isArrived: true },
  });
  const asked = await fetch(`${inject('backendUrl')}/app/visitor/questions`);
  const { result: questions } = (await asked.json()) as {
    result: { id: string; optionsList: { id: string }[] }[];
  };
  const params = questions.map(({ id: questionId, optionsList }) => ({
    questionId,
    answerText: optionsList[0]!.id,
  }));
  const { invitationCode: code, ticket } = await post<{ invitationCode: string; ticket: string }>(
    `/app/visitor/registration/${id}/answers`,
    { params },
  );
  return { name, code, mobile, token: await post<string>('/app/login/loginByTicket', { ticket }) };
}
