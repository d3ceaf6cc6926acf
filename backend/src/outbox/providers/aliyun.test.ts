import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery } from '../message.ts';
import { rpcSignature } from './aliyun-signature.ts';
import { aliyunProvider } from './aliyun.ts';
import { required, take } from '../../../test/support/required.ts';

const message: Delivery = {
  id: '2000000000007',
  channel: 'sms',
  recipient: '+8613800138000',
  language: 'ZH',
  subject: '',
  body: '您的验证码为 482913，5 分钟内有效。',
  html: '',
  attachments: [],
  isSecret: true,
  requestId: '',
};
const never = new AbortController().signal;
let server: Server | undefined;
let requests: { method: string | undefined; url: string | undefined; form: URLSearchParams }[] = [];

/** A provider whose service answers `status` and `body` to everything. */
async function provider(status: number, body: string) {
  requests = [];
  const listening = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, form: new URLSearchParams(text) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const settings = {
    accessKeyId: 'testId',
    accessKeySecret: 'testSecret',
    signName: '线缆展',
    templateCode: { ZH: 'SMS_1', EN: 'SMS_2' },
    endpoint: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`,
  };
  return aliyunProvider(settings, () => new Date('2026-03-01T08:00:00.123Z'));
}
const accepted = JSON.stringify({ Code: 'OK', Message: 'OK', RequestId: 'A', BizId: 'B' });

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('the SMS service', () => {
  it("signs as the provider's own documentation shows for SendSms", () => {
    const documented = {
      AccessKeyId: 'testId',
      Action: 'SendSms',
      Format: 'XML',
      OutId: '123',
      PhoneNumbers: '15300000001',
      RegionId: 'cn-hangzhou',
      SignName: '阿里云短信测试专用',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
      SignatureVersion: '1.0',
      TemplateCode: 'SMS_71390007',
      TemplateParam: '{"customer":"test"}',
      Timestamp: '2017-07-12T02:42:19Z',
      Version: '2017-05-25',
    };
    expect(rpcSignature('GET', documented, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
  });

  it('sends the code of the text alone, signed, in the template of its language', async () => {
    await (await provider(200, accepted)).deliver(message, never);
    const request = required(requests[0]);
    expect(request).toMatchObject({ method: 'POST', url: '/' });
    const { Signature, SignatureNonce, ...form } = Object.fromEntries(request.form) as Record<string, string>;
    expect(form).toEqual({
      AccessKeyId: 'testId',
      Action: 'SendSms',
      Format: 'JSON',
      OutId: message.id,
      PhoneNumbers: '13800138000',
      RegionId: 'cn-hangzhou',
      SignName: '线缆展',
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"482913"}',
      Timestamp: '2026-03-01T08:00:00Z',
      Version: '2017-05-25',
    });
    expect(Signature).toBe(
      rpcSignature('POST', { ...form, SignatureNonce: required(SignatureNonce) }, 'testSecret'),
    );
  });

  it('never repeats a nonce, and writes foreign numbers with their country code', async () => {
    const sms = await provider(200, accepted);
    await sms.deliver(message, never);
    await sms.deliver({ ...message, recipient: '+85251234567', language: 'EN' }, never);
    const [first, second] = take(requests, 2);
    expect(first.form.get('SignatureNonce')).not.toBe(second.form.get('SignatureNonce'));
    expect(second.form.get('PhoneNumbers')).toBe('85251234567');
    expect(second.form.get('TemplateCode')).toBe('SMS_2');
  });

  it.each(['No code here', 'Two: 482913 and 482914', 'Longer: 4829131'])(
    'gives up a text from which no code can be taken: %s',
    async (body) => {
      const delivery = (await provider(200, accepted)).deliver({ ...message, body }, never);
      await expect(delivery).rejects.toMatchObject({ reason: 'not one code in the text', isFinal: true });
      expect(requests).toEqual([]);
    },
  );

  it.each([
    [
      200,
      { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '13800138000 too often' },
      'isv.BUSINESS_LIMIT_CONTROL',
      false,
    ],
    [200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: '13800138000' }, 'isv.MOBILE_NUMBER_ILLEGAL', true],
    [400, { Code: 'SignatureDoesNotMatch', Message: '13800138000' }, 'SignatureDoesNotMatch', false],
    [200, { Code: 'no code 13800138000' }, 'HTTP 200', false],
    [502, 'bad gateway', 'HTTP 502', false],
    [200, null, 'HTTP 200', false],
  ])('takes %i %j for a failure and names nothing but its code', async (status, answer, reason, isFinal) => {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const delivery = (await provider(status, body)).deliver(message, never);
    await expect(delivery).rejects.toMatchObject({ reason, isFinal, message: reason });
  });

  it('ends with its attempt', async () => {
    const sms = await provider(200, accepted);
    await expect(sms.deliver(message, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(requests).toEqual([]);
  });
});
