// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue, I18nProvider } from '../../../i18n';
import { system } from '../../../ui/theme/system';
import { CodeForm } from '../sign-in/code-form';
import { PasswordForm } from '../sign-in/password-form';

type Payload = Record<string, unknown>;
type Variables = Record<string, unknown>;

/** A gateway that answers what the test has laid ready for each operation, and keeps what it was sent. */
function fakeGateway() {
  const sent: Record<string, Variables[]> = {};
  const ready: Record<string, Payload[]> = {};
  let pictures = 0;
  const picture = () => {
    pictures += 1;
    return { __typename: 'Captcha', key: `key-${pictures}`, imageUrl: `data:image/png;base64,${pictures}` };
  };
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    (sent[name] ??= []).push(operation.variables['input'] ?? {});
    const data =
      name === 'IssueCaptcha' ? { issueCaptcha: { captcha: picture() } } : (ready[name]?.shift() ?? null);
    return new Observable((observer) => {
      queueMicrotask(() => {
        observer.next({ data });
        observer.complete();
      });
    });
  });
  return { sent, ready, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

const error = (code: string, message: string, path: string[] | null = ['captcha']) => ({
  __typename: 'UserError',
  code,
  message,
  path,
});
const signInRefused = (...errors: object[]) => ({
  signInByPassword: { __typename: 'SignInPayload', viewer: null, message: null, errors },
});
const codeAnswer = (message: string | null, ...errors: object[]) => ({
  sendCode: { __typename: 'SendCodePayload', message, errors },
});
const NEEDED = 'Enter the picture code to continue';
const WRONG = 'The picture code is wrong';

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
};
const hasPicture = () => document.querySelector('[name="captcha"], [name="codeCaptcha"]') !== null;
/** What a reader of the screen says with a field. */
const description = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function show(form: 'password' | 'code') {
  const gateway = fakeGateway();
  const catalogue = createCatalogue('EN');
  await catalogue.load('shell', 'sign-in', 'captcha');
  const element =
    form === 'password' ? (
      <PasswordForm role="VISITOR" onDone={() => {}} />
    ) : (
      <CodeForm role="VISITOR" onDone={() => {}} />
    );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ApolloProvider client={gateway.client}>
      <ChakraProvider value={system}>
        <I18nProvider catalogue={catalogue}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ChakraProvider>
    </ApolloProvider>,
  );
  return { ...gateway, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('the picture of a sign-in by password', () => {
  it(
    'is neither shown nor fetched before it is asked for',
    { tags: ['CONFLICT-013', 'VAL-047'] },
    async () => {
      const { sent, ready, user } = await show('password');
      expect(hasPicture()).toBe(false);
      ready['SignInByPassword'] = [signInRefused(error('INVALID', 'The password is wrong', null))];
      await user.type(field('account'), 'ada@fair.example');
      await user.type(field('password'), 'copper{Enter}');
      await screen.findByText('The password is wrong');
      expect(sent['SignInByPassword']).toEqual([
        { account: 'ada@fair.example', password: 'copper', role: 'VISITOR' },
      ]);
      expect(hasPicture()).toBe(false);
      expect(sent['IssueCaptcha']).toBeUndefined();
    },
  );

  it(
    'appears with its reason and the focus, keeps what was typed, and goes with the next try',
    { tags: ['CONFLICT-013', 'VAL-047'] },
    async () => {
      const { sent, ready, user } = await show('password');
      ready['SignInByPassword'] = [
        signInRefused(error('CAPTCHA_NEEDED', NEEDED)),
        signInRefused(error('WRONG_CAPTCHA', WRONG)),
        signInRefused(error('INVALID', 'The password is wrong', null)),
      ];
      await user.type(field('account'), 'ada@fair.example');
      await user.type(field('password'), 'copper{Enter}');
      await screen.findByText(NEEDED);
      expect(document.activeElement).toBe(field('captcha'));
      expect(description('captcha')).toContain(NEEDED);
      expect(screen.getByRole('alert').textContent).toBe(NEEDED);
      expect([field('account').value, field('password').value]).toEqual(['ada@fair.example', 'copper']);
      await expect.poll(() => document.querySelector('img')?.src).toContain('base64,1');

      await user.keyboard('{Enter}');
      await screen.findByText('Enter the picture code');
      expect(sent['SignInByPassword']).toHaveLength(1);

      await user.keyboard('abcde{Enter}');
      await screen.findByText(WRONG);
      expect(sent['SignInByPassword']?.[1]).toMatchObject({ captchaKey: 'key-1', captcha: 'abcde' });
      expect(document.activeElement).toBe(field('captcha'));
      expect(field('captcha').value).toBe('');
      await expect.poll(() => document.querySelector('img')?.src).toContain('base64,2');

      await user.keyboard('fghij{Enter}');
      await screen.findByText('The password is wrong');
      expect(sent['SignInByPassword']?.[2]).toMatchObject({
        password: 'copper',
        captchaKey: 'key-2',
        captcha: 'fghij',
      });
      await expect.poll(() => document.querySelector('img')?.src).toContain('base64,3');
    },
  );
});

describe('the picture of a code', () => {
  it('appears with the focus, repeats the request by Enter, and is gone once the code is sent', async () => {
    const { sent, ready, user } = await show('code');
    ready['SendCode'] = [
      codeAnswer(null, error('CAPTCHA_NEEDED', NEEDED)),
      codeAnswer(null, error('WRONG_CAPTCHA', WRONG)),
      codeAnswer('The code has been sent'),
    ];
    await user.type(field('recipient'), 'ada@fair.example');
    const button = screen.getByRole('button', { name: 'Send code' });
    await user.click(button);
    await screen.findByText(NEEDED);
    expect(document.activeElement).toBe(field('codeCaptcha'));
    expect(description('codeCaptcha')).toContain(NEEDED);
    expect(field('recipient').value).toBe('ada@fair.example');
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await expect.poll(() => document.querySelector('img')?.src).toContain('base64,1');

    await user.keyboard('{Enter}');
    await screen.findByText('Enter the picture code');
    expect(sent['SendCode']).toHaveLength(1);

    await user.keyboard('abcde{Enter}');
    await screen.findByText(WRONG);
    expect(document.activeElement).toBe(field('codeCaptcha'));
    expect(field('codeCaptcha').value).toBe('');
    await expect.poll(() => document.querySelector('img')?.src).toContain('base64,2');

    await user.keyboard('fghij');
    await user.click(button);
    await expect.poll(hasPicture).toBe(false);
    expect(sent['SendCode']).toEqual([
      { channel: 'EMAIL', recipient: 'ada@fair.example' },
      { channel: 'EMAIL', recipient: 'ada@fair.example', captchaKey: 'key-1', captcha: 'abcde' },
      { channel: 'EMAIL', recipient: 'ada@fair.example', captchaKey: 'key-2', captcha: 'fghij' },
    ]);
    expect(document.activeElement).toBe(field('code'));
    await expect.poll(() => button.textContent).toMatch(/^Resend in/);
    expect(sent['SignInByCode']).toBeUndefined();
  });

  it('is not used up where the number or address is wrong', async () => {
    const { sent, ready, user } = await show('code');
    ready['SendCode'] = [codeAnswer(null, error('CAPTCHA_NEEDED', NEEDED))];
    await user.type(field('recipient'), 'ada@fair.example');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(NEEDED);
    await user.keyboard('abcde');
    await user.clear(field('recipient'));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(document.activeElement).toBe(field('recipient'));
    expect(field('codeCaptcha').value).toBe('abcde');
    expect(sent['IssueCaptcha']).toHaveLength(1);
  });
});
