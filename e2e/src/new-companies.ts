import { expect, inject } from 'vitest';
import { ask } from './console-ask.ts';
import { required } from './required.ts';
import { codeFor } from './session.ts';
import { GATEWAY_SECRET } from './system.ts';

export interface NewCompany {
  id: string;
  name: string;
  email: string;
}

let made = 0;

async function post(path: string, body?: object): Promise<void> {
  const response = await fetch(`${inject('backendUrl')}${path}`, {
    method: 'POST',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      // Codes are counted by the address that asks for them; each of these companies has one.
      language: 'EN',
      'gateway-secret': GATEWAY_SECRET,
      'x-forwarded-for': `10.9.0.${made}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { success: boolean; message: string };
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
}

interface Found {
  organiser: { deskCompanies: { nodes: { id: string }[] } };
}

/**
 * A company that applies for a booth, as a program does it, and that the demo approves. Its name reads in both
 * languages; no other spec knows of it.
 */
export async function newCompany(name: string): Promise<NewCompany> {
  made += 1;
  const email = `company${process.pid}-${made}@newcomer.example`;
  await post(`/app/login/emailCode?email=${encodeURIComponent(email)}`);
  // MD5 of `wire and cable 2025`.
  const password = 'b6d9ab24348e1256a477e837ab92ff35';
  await post('/app/exhibiting/booth-application', {
    title: '1',
    name: 'Ada',
    company: name,
    department: 'Sales',
    position: '2',
    country: 'DE',
    telephone: '+49 30 5550100',
    mobile: `+4915112${process.pid % 1000}${1000 + made}`,
    email,
    website: '',
    captcha: await codeFor(email),
    password,
    pswSecond: password,
    productService: '1',
    waysToKnow: '1',
    agreed: true,
  });
  const find = async () =>
    (
      await ask<Found>('query($q: String) { organiser { deskCompanies(search: $q) { nodes { id } } } }', {
        q: email,
      })
    ).organiser.deskCompanies.nodes[0]?.id;
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return { id: required(await find(), 'the new company'), name, email };
}
