import { required } from './required.ts';
/** Where the running system is asked; specs and the set-up before them know it in different ways. */
export interface Addresses {
  baseUrl: string;
  backendUrl: string;
}

export type Role = 'visitor' | 'exhibitor';

const PATIENCE_MS = 10_000;

/** The newest code that the demo's mailbox holds for a recipient; waits until there is one. */
export async function codeFor(recipient: string, { backendUrl }: Addresses): Promise<string> {
  const stored = /^\+|@/.test(recipient) ? recipient : `+86${recipient}`;
  const address = `${backendUrl}/app/outbox/mailbox?recipient=${encodeURIComponent(stored)}`;
  for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp;) {
    const { result } = (await (await fetch(address)).json()) as { result: { records: { body: string }[] } };
    // Six digits that stand alone: other messages carry links with digits in them.
    const code = /(?<![\w-])\d{6}(?![\w-])/.exec(result.records[0]?.body ?? '')?.[0];
    if (code) return code;
  }
  throw new Error(`no code for ${recipient}`);
}

/** Signs in by a code, as a program does. @returns the session's token */
export async function tokenFor(recipient: string, role: Role, addresses: Addresses): Promise<string> {
  const send = async (query: string, input: object) => {
    const response = await fetch(`${addresses.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    return (await response.json()) as { data?: { signInByCode?: { token: string | null } } };
  };
  await send('mutation ($input: SendCodeInput!) { sendCode(input: $input) { errors { message } } }', {
    channel: recipient.includes('@') ? 'EMAIL' : 'SMS',
    recipient,
  });
  const answer = await send(
    'mutation ($input: SignInByCodeInput!) { signInByCode(input: $input) { token errors { message } } }',
    { role: role.toUpperCase(), recipient, code: await codeFor(recipient, addresses), returnToken: true },
  );
  const token = answer.data?.signInByCode?.token;
  if (!token) throw new Error(`${recipient} could not sign in: ${JSON.stringify(answer)}`);
  return token;
}

/** Signs in to the console as somebody of the demo's staff, as a program does. @returns the session's token */
export async function consoleTokenFor(email: string, { baseUrl }: Addresses): Promise<string> {
  const send = async (query: string, variables: object = {}) => {
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as {
      data: {
        demoStaff: { email: string; password: string; code: string }[];
        organiserSignIn: { token: string | null };
      };
    };
  };
  const { demoStaff } = (await send('{ demoStaff { email password code } }')).data;
  const { password, code } = required(
    demoStaff.find((person) => person.email === email),
    email,
  );
  const answer = await send(
    'mutation ($input: OrganiserSignInInput!) { organiserSignIn(input: $input) { token errors { message } } }',
    { input: { email, password, code, returnToken: true } },
  );
  const { token } = answer.data.organiserSignIn;
  if (!token) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  return token;
}
