import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const path = '/app/exhibiting/booth-application';
const APPLY = `mutation ($input: ApplyForBoothInput!) { applyForBooth(input: $input) {
  email message errors { code message path } } }`;
const input = {
  title: '1',
  name: 'Ada Fairweather',
  company: 'Harbour Drawing Lines',
  department: 'Sales',
  position: '6',
  telephone: '+44 20 7946 0000',
  mobile: '+44 7700 900123',
  country: 'GB',
  email: 'ada@harbour.example',
  code: '123456',
  productServices: ['4', '1'],
  waysToKnow: ['3'],
  password: 'copper and light',
  passwordAgain: 'copper and light',
  isAgreed: true,
  invitationCode: 'ABC',
  invitationId: '77',
};

async function apply(answer: () => unknown, more: object = {}) {
  const { query, rest } = await useGateway({ [path]: answer });
  const { data } = await query(APPLY, {
    variables: { input: { ...input, ...more } },
    headers: { language: 'EN' },
  });
  const sent = rest.calls.find((call) => call.path === path);
  return { told: data?.['applyForBooth'], sent: sent && (JSON.parse(sent.body) as object) };
}

describe('applying for a booth through the gateway', () => {
  it(
    'sends the form as the contract has it, passwords as MD5 only',
    { tags: ['EXH-016', 'EXH-017', 'EXH-018'] },
    async () => {
      const { told, sent } = await apply(() => ({ company: input.company, email: input.email, status: 1 }));
      expect(told).toEqual({ email: input.email, message: 'ok', errors: [] });
      expect(sent).toMatchObject({
        clientType: '2',
        captcha: '123456',
        productService: '4,1',
        waysToKnow: '3',
        agreed: true,
        password: md5(input.password),
        pswSecond: md5(input.password),
        invitationCode: 'ABC',
        invitationId: '77',
        website: '',
      });
      expect(JSON.stringify(sent)).not.toContain(input.password);
    },
  );

  it('refuses a weak password as it was typed, with all else that is wrong', async () => {
    const errors = [
      { field: 'email', message: 'Wrong e-mail' },
      { field: 'password', message: 'No password' },
    ];
    const body = { success: false, code: 500, message: 'Wrong e-mail', field: 'email', errors };
    const { told, sent } = await apply(() => new RawReply(400, JSON.stringify(body)), {
      password: 'password',
      passwordAgain: 'password',
    });
    expect(told).toMatchObject({
      email: null,
      errors: [
        { message: 'Wrong e-mail', path: ['email'] },
        { code: 'INVALID', message: expect.stringContaining('easy to guess') as string, path: ['password'] },
      ],
    });
    // Nothing that could be taken is sent on.
    expect(sent).toMatchObject({ password: '' });
  });

  it('passes a picture on, and tells beside its field that one is needed', async () => {
    const needed = () => refusal(412, 412, 'Enter the picture code', 'picture', 'CAPTCHA_NEEDED');
    const { told, sent } = await apply(needed, { captcha: 'K7PX', captchaKey: 'key-00001' });
    expect(sent).toMatchObject({ captcha: '123456', picture: 'K7PX', checkKey: 'key-00001' });
    expect(sent).not.toHaveProperty('captchaKey');
    expect(told).toMatchObject({
      email: null,
      errors: [{ code: 'CAPTCHA_NEEDED', message: 'Enter the picture code', path: ['captcha'] }],
    });
    expect((await apply(needed)).sent).not.toHaveProperty('picture');
  });

  it('tells a refusal with the field of the input', async () => {
    const wrong = new RawReply(
      400,
      JSON.stringify({ success: false, code: 500, message: 'Wrong code', field: 'captcha', result: null }),
    );
    expect((await apply(() => wrong)).told).toMatchObject({
      email: null,
      errors: [{ code: 'INVALID', message: 'Wrong code', path: ['code'] }],
    });
    const known = refusal(409, 500, 'You are an exhibitor already');
    expect((await apply(() => known)).told).toMatchObject({
      errors: [{ code: 'DUPLICATE', message: 'You are an exhibitor already', path: null }],
    });
  });
});
