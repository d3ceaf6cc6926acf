import { ConfigError } from '@wirefair/service-kit/environment';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const aliyun = {
  SMS_PROVIDER: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'top secret',
  SMS_SIGN_NAME: '线缆展',
  SMS_TEMPLATE_CODE: 'SMS_1',
};
const smtp = {
  SMTP_URL: 'smtps://user:top%20secret@mail.example.org',
  MAIL_FROM: 'Fair <noreply@example.org>',
};

describe('settings of the ways to people', () => {
  it('are none by default', () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, sms: undefined });
    expect(readConfig({ SMTP_URL: '', SMS_PROVIDER: '' })).toMatchObject({ smtp: undefined, sms: undefined });
  });

  it('are read whole', () => {
    expect(readConfig({ ...smtp, ...aliyun })).toMatchObject({
      smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
      sms: {
        accessKeyId: 'id',
        accessKeySecret: 'top secret',
        signName: '线缆展',
        templateCode: { ZH: 'SMS_1', EN: 'SMS_1' },
        endpoint: 'https://dysmsapi.aliyuncs.com/',
      },
    });
    const { sms } = readConfig({ ...aliyun, SMS_TEMPLATE_CODE_EN: 'SMS_2' });
    expect(sms?.templateCode).toEqual({ ZH: 'SMS_1', EN: 'SMS_2' });
    expect(readConfig({ ...smtp, MAIL_FROM: 'noreply@example.org' }).smtp?.from).toBe('noreply@example.org');
  });

  it.each([
    [{ ...smtp, SMTP_URL: 'https://user:top%20secret@mail.example.org' }, 'SMTP_URL'],
    [{ ...smtp, SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ ...smtp, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...smtp, MAIL_FROM: 'Fair' }, 'MAIL_FROM'],
    [{ ...smtp, MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM'],
    [{ ...aliyun, SMS_PROVIDER: 'other' }, 'SMS_PROVIDER'],
    [{ ...aliyun, SMS_ACCESS_KEY_ID: '' }, 'SMS_ACCESS_KEY_ID'],
    [{ ...aliyun, SMS_ACCESS_KEY_SECRET: '' }, 'SMS_ACCESS_KEY_SECRET'],
    [{ ...aliyun, SMS_SIGN_NAME: ' ' }, 'SMS_SIGN_NAME'],
    [{ ...aliyun, SMS_TEMPLATE_CODE: '' }, 'SMS_TEMPLATE_CODE'],
    [{ ...aliyun, SMS_ENDPOINT: 'ftp://example.org' }, 'SMS_ENDPOINT'],
  ])('refuse %j in one sentence that names the variable and no secret', (env, name) => {
    const refuse = () => readConfig(env);
    expect(refuse).toThrow(ConfigError);
    expect(refuse).toThrow(new RegExp(`^${name} must .*\\.$`));
    expect(refuse).not.toThrow(/top/);
  });
});

describe('settings of the bucket for uploads', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'fair',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'top secret',
  };

  it('are none by default, and read whole', () => {
    expect(readConfig({ S3_BUCKET: 'fair' }).s3).toBeUndefined();
    const settings = { endpoint: 'https://s3.example.org', bucket: 'fair', accessKeyId: 'id' };
    expect(readConfig(s3).s3).toEqual({ ...settings, secretAccessKey: 'top secret', region: 'us-east-1' });
    expect(readConfig({ ...s3, S3_REGION: 'cn-east-1' }).s3?.region).toBe('cn-east-1');
  });

  it.each([
    [{ ...s3, S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT'],
    [{ ...s3, S3_BUCKET: '' }, 'S3_BUCKET'],
    [{ ...s3, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: ' ' }, 'S3_SECRET_ACCESS_KEY'],
  ])('refuse %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must .*\\.$`));
  });
});

describe('the address for letters that come back', () => {
  const secret = 'x'.repeat(32);
  const bounces = { BOUNCE_ADDRESS: 'bounces@fair.example', BOUNCE_SECRET: secret };

  it('is none by default, and read with all secrets of its list', () => {
    expect(readConfig({}).bounces).toBeUndefined();
    expect(readConfig({ ...bounces, BOUNCE_SECRET: `${secret}, ${'y'.repeat(40)}` }).bounces).toEqual({
      address: 'bounces@fair.example',
      secrets: [secret, 'y'.repeat(40)],
    });
  });

  it.each([
    [{ ...bounces, BOUNCE_ADDRESS: 'fair.example' }, 'BOUNCE_ADDRESS'],
    // Nothing would be left for what tells letters apart.
    [{ ...bounces, BOUNCE_ADDRESS: `${'b'.repeat(24)}@fair.example` }, 'BOUNCE_ADDRESS'],
    [{ ...bounces, BOUNCE_SECRET: '' }, 'BOUNCE_SECRET'],
    [{ ...bounces, BOUNCE_SECRET: `${secret},top secret` }, 'BOUNCE_SECRET'],
  ])('refuses %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must .*\\.$`));
    expect(() => readConfig(env)).not.toThrow('top secret');
  });
});

describe('settings of services outside', () => {
  const key = Buffer.alloc(32, 7);
  const wechat = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'top secret' };

  it('are none by default, and read whole', () => {
    expect(readConfig({}).outside).toEqual({ invitationKey: undefined });
    expect(readConfig({ ...wechat, INVITATION_KEY: key.toString('base64') }).outside).toEqual({
      invitationKey: key,
      wechat: { appId: 'wx1', secret: 'top secret', endpoint: 'https://api.weixin.qq.com' },
    });
  });

  it('are the first key of a list, so that the key is changed without a gap', () => {
    const former = Buffer.alloc(32, 8);
    const list = [key, former].map((one) => one.toString('base64')).join(', ');
    expect(readConfig({ INVITATION_KEY: list }).outside).toEqual({ invitationKey: key });
  });

  it.each([
    [{ INVITATION_KEY: 'top secret' }, 'INVITATION_KEY'],
    [{ INVITATION_KEY: `${key.toString('base64')},top secret` }, 'INVITATION_KEY'],
    [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET'],
    [{ ...wechat, WECHAT_ENDPOINT: 'ftp://wechat.example' }, 'WECHAT_ENDPOINT'],
  ])('%o is refused in a sentence that names %s and no secret', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
    expect(() => readConfig(env)).not.toThrow('top secret');
  });
});

describe('the demo', () => {
  const demo = { DEMO_EDITION: '1' };
  const read = (env: NodeJS.ProcessEnv) => {
    const { demoEdition, isPublicDemo } = readConfig(env);
    return { demoEdition, isPublicDemo };
  };

  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1', ''])('runs on the loopback address %j', (HOST) => {
    expect(read({ ...demo, HOST })).toEqual({ demoEdition: true, isPublicDemo: false });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://user:secret@database/fair' }, 'DATABASE_URL'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::' }, 'HOST=::'],
    [{ HOST: '192.168.1.5' }, 'HOST=192.168.1.5'],
    [{ HOST: '127.0.0.1.example.org' }, 'HOST=127.0.0.1.example.org'],
  ])('is refused with %j unless PUBLIC_DEMO asks for it', (env, reason) => {
    const refuse = () => readConfig({ ...demo, ...env });
    expect(refuse).toThrow(ConfigError);
    expect(refuse).toThrow(`DEMO_EDITION is refused with ${reason}, because`);
    expect(refuse).toThrow(/PUBLIC_DEMO=1 for a demo that says so on every page\.$/);
    expect(refuse).not.toThrow(/secret/);
    expect(read({ ...demo, ...env, PUBLIC_DEMO: '1' })).toEqual({ demoEdition: true, isPublicDemo: true });
    expect(read({ ...env, PUBLIC_DEMO: '1' })).toEqual({ demoEdition: false, isPublicDemo: false });
  });
});

describe('settings of what is kept secret', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x' };

  it('need a key with a database of its own in production, and nowhere else', () => {
    expect(() => readConfig(production)).toThrow(
      'SECRET_KEY must be set when DATABASE_URL is: 32 random bytes, written as base64 (openssl rand -base64 32).',
    );
    expect(readConfig({ ...production, SECRET_KEY: key }).secretKeys).toEqual([Buffer.alloc(32, 7)]);
    expect(readConfig({ ...production, SECRET_KEY: `${key},${key}` }).secretKeys).toHaveLength(2);
    expect(readConfig({ NODE_ENV: 'production' }).secretKeys).toBeUndefined();
    expect(readConfig({ DATABASE_URL: 'postgres://x' }).secretKeys).toBeUndefined();
  });

  it('are not repeated where they are wrong', () => {
    for (const SECRET_KEY of ['change-me', `${key},short`]) {
      expect(() => readConfig({ SECRET_KEY })).toThrow(ConfigError);
      expect(() => readConfig({ SECRET_KEY })).not.toThrow(SECRET_KEY);
    }
    expect(() => readConfig({ GATEWAY_SECRET: 'change-me' })).toThrow(
      'GATEWAY_SECRET must have at least 32 characters.',
    );
    expect(readConfig({}).gatewaySecrets).toEqual([]);
    const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)];
    expect(readConfig({ GATEWAY_SECRET: old }).gatewaySecrets).toEqual([old]);
    expect(readConfig({ GATEWAY_SECRET: `${fresh}, ${old}` }).gatewaySecrets).toEqual([fresh, old]);
    for (const list of [`${fresh},`, `${fresh},short`])
      expect(() => readConfig({ GATEWAY_SECRET: list }), list).toThrow('at least 32 characters');
  });

  it('name the networks of the venue, each of which is checked', () => {
    expect(readConfig({}).venueNetworks).toEqual([]);
    expect(readConfig({ VENUE_NETWORKS: '198.51.100.0/24, 2001:db8::/48' }).venueNetworks).toHaveLength(2);
    for (const list of ['hall', '198.51.100.0/24,', '198.51.100.0/40'])
      expect(() => readConfig({ VENUE_NETWORKS: list }), list).toThrow('VENUE_NETWORKS must be networks');
  });

  it('leave the service on this machine, wherever the gateway listens', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
    expect(readConfig({ BACKEND_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(() => readConfig({ BACKEND_HOST: '0.0.0.0', DEMO_EDITION: '1' })).toThrow('BACKEND_HOST=0.0.0.0');
  });
});

describe('settings of the identity provider of the staff', () => {
  const oidc = {
    OIDC_ISSUER: 'https://login.example.org/realms/fair',
    OIDC_CLIENT_ID: 'wirefair',
    OIDC_CLIENT_SECRET: 'top secret',
    SITE_ORIGIN: 'https://fair.example',
  };

  it('are none by default', () => {
    expect(readConfig({}).identityProvider).toBeUndefined();
    expect(readConfig({ ...oidc, OIDC_ISSUER: '' }).identityProvider).toBeUndefined();
  });

  it('are read whole, with a name that says something', () => {
    expect(readConfig(oidc).identityProvider).toEqual({
      issuer: oidc.OIDC_ISSUER,
      clientId: 'wirefair',
      clientSecret: 'top secret',
      name: { ZH: '统一身份认证', EN: 'single sign-on' },
      isRequired: false,
    });
    const named = readConfig({ ...oidc, OIDC_NAME_ZH: '公司账号', OIDC_REQUIRED: '1' }).identityProvider;
    expect(named).toMatchObject({ name: { ZH: '公司账号', EN: '公司账号' }, isRequired: true });
    const local = { ...oidc, OIDC_ISSUER: 'http://[::1]:9000' };
    expect(readConfig(local).identityProvider?.issuer).toBe('http://[::1]:9000');
  });

  it.each([
    [{ ...oidc, OIDC_ISSUER: 'http://login.example.org' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'login.example.org' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...oidc, OIDC_CLIENT_SECRET: ' ' }, 'OIDC_CLIENT_SECRET'],
    [{ ...oidc, SITE_ORIGIN: '' }, 'SITE_ORIGIN'],
    [{ ...oidc, OIDC_NAME_EN: 'x'.repeat(41) }, 'OIDC_NAME_EN'],
    [{ OIDC_REQUIRED: '1' }, 'OIDC_ISSUER'],
  ])('refuse %j in one sentence that names the variable and no secret', (env, name) => {
    const refuse = () => readConfig(env);
    expect(refuse).toThrow(ConfigError);
    expect(refuse).toThrow(new RegExp(`^${name} must .*\\.$`));
    expect(refuse).not.toThrow(/top/);
  });
});

describe('settings of a service in production', () => {
  const secret = 'x'.repeat(32);
  const env = { NODE_ENV: 'production', BACKEND_HOST: '0.0.0.0' };

  it('name the secret of the gateway, where other machines reach the service', () => {
    expect(() => readConfig(env)).toThrow(/^GATEWAY_SECRET must be set where BACKEND_HOST/);
    expect(readConfig({ ...env, GATEWAY_SECRET: secret }).gatewaySecrets).toEqual([secret]);
    expect(readConfig({ NODE_ENV: 'production' }).gatewaySecrets).toEqual([]);
    expect(readConfig({ BACKEND_HOST: '0.0.0.0' }).gatewaySecrets).toEqual([]);
  });

  it('describe its calls only when told, elsewhere unless told', () => {
    const hasDocs = (more: object) => readConfig({ GATEWAY_SECRET: secret, ...more }).restDocs;
    expect([hasDocs(env), hasDocs({ ...env, REST_DOCS: '1' })]).toEqual([false, true]);
    expect([hasDocs({}), hasDocs({ REST_DOCS: '0' })]).toEqual([true, false]);
  });

  it('bound the time in which it tells that it stops', () => {
    expect([readConfig({}).drainMs, readConfig({ DRAIN_MS: '5000' }).drainMs]).toEqual([0, 5000]);
    expect(() => readConfig({ DRAIN_MS: '5001' })).toThrow(/^DRAIN_MS/);
    expect([readConfig({}).stopMs, readConfig({ STOP_MS: '120000' }).stopMs]).toEqual([9000, 120_000]);
    for (const ms of ['8999', '600001']) expect(() => readConfig({ STOP_MS: ms })).toThrow(/^STOP_MS/);
  });
});

describe('settings of the database', () => {
  const url = 'postgres://fair:top%2Csecret@db.example/fair';

  it('are no replica and no pooler by default', () => {
    expect(readConfig({})).toMatchObject({
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReadUrls: [],
      databaseReadMaxLagMs: 5000,
    });
  });

  it('name several replicas with commas between them', () => {
    const env = { DATABASE_READ_URL: `${url}, ${url}2,`, DATABASE_READ_MAX_LAG_SECONDS: '2' };
    expect(readConfig(env)).toMatchObject({ databaseReadUrls: [url, `${url}2`], databaseReadMaxLagMs: 2000 });
  });

  it.each([
    [{ DATABASE_READ_URL: 'db.example' }, 'DATABASE_READ_URL'],
    [{ DATABASE_READ_URL: `${url},mysql://fair:top@db.example` }, 'DATABASE_READ_URL'],
    [{ DATABASE_READ_MAX_LAG_SECONDS: '60' }, 'DATABASE_READ_MAX_LAG_SECONDS'],
    [{ DATABASE_DIRECT_URL: `${url},${url}` }, 'DATABASE_DIRECT_URL'],
    [{ DATABASE_DIRECT_URL: 'https://fair:top@db.example' }, 'DATABASE_DIRECT_URL'],
  ])('refuse %j in one sentence that names the variable and no secret', (env, name) => {
    const refuse = () => readConfig(env);
    expect(refuse).toThrow(ConfigError);
    expect(refuse).toThrow(new RegExp(`^${name} must .*\\.$`));
    expect(refuse).not.toThrow(/top/);
  });
});
