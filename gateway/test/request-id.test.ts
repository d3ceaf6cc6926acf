import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { partnerGateway } from './support/partner-gateway.ts';
import { catalogue } from './support/records.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const products = '{ products { totalCount } }';

/** A gateway that listens: `post` sends a body as it is, the direct way for operations that are compiled. */
async function listening(answers: Parameters<typeof useGateway>[0], env: Record<string, string> = {}) {
  const gateway = await useGateway(answers, env);
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  async function post(body: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: answer.status, id: answer.headers.get('x-request-id') ?? '', text: await answer.text() };
  }
  return { ...gateway, origin, post };
}

describe('the id of a request', () => {
  it('is in the header of each answer and in its line of the log, whatever the caller calls it', async () => {
    const { post, log } = await listening(catalogue());
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { status, id, text } = await post(JSON.stringify({ query: products }), {
        'x-request-id': 'mine',
      });
      expect(status).toBe(200);
      expect(id).toMatch(UUID);
      // Answers that are the same for everybody have the same bytes.
      expect(JSON.parse(text)).not.toHaveProperty('extensions');
      ids.push(id);
    }
    expect(new Set(ids).size).toBe(4);
    const lines = log()
      .split('\n')
      .filter((line) => line.includes('"operation":'));
    expect(lines).toHaveLength(4);
    ids.forEach((id, index) => expect(lines[index]).toContain(`"request":"${id}"`));
  });

  it('goes on with each call of the REST service', async () => {
    const { post, rest } = await listening(catalogue());
    const told: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1)
      told.push((await post(JSON.stringify({ query: products }))).id);
    expect(rest.calls.map(({ requestId }) => requestId)).toEqual(told);
  });

  it('is that of the balancer where its word is taken, in either form, and of nobody else', async () => {
    const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5bd9cb469fa16570867728950e'];
    const trusting = await listening(catalogue(), { TRUSTED_PROXIES: '127.0.0.1' });
    for (const id of [...ids, ...ids]) {
      const answer = await trusting.post(JSON.stringify({ query: products }), { 'x-request-id': id });
      expect(answer.id).toBe(id);
    }
    const strange = await trusting.post(JSON.stringify({ query: products }), { 'x-request-id': 'x"y' });
    expect(strange.id).toMatch(UUID);
    const others = await listening(catalogue(), { TRUSTED_PROXIES: '10.0.0.0/8' });
    for (const id of [...ids, ...ids]) {
      const answer = await others.post(JSON.stringify({ query: products }), { 'x-request-id': id });
      expect(answer.id).not.toBe(id);
    }
  });

  it('is in the headers of pages and of what is not there', async () => {
    const { origin } = await listening({});
    for (const path of ['/health', '/graphql/nothing']) {
      const { headers } = await fetch(`${origin}${path}`);
      expect(headers.get('x-request-id'), path).toMatch(UUID);
    }
  });

  it.each<[string, string, number]>([
    ['what the REST server does not answer', JSON.stringify({ query: products }), 200],
    ['a document that cannot be read', JSON.stringify({ query: '{' }), 400],
    ['a field that does not exist', JSON.stringify({ query: '{ nothing }' }), 400],
    ['a body that is no JSON', '{', 400],
  ])('is told in `extensions` of an answer with errors: %s', async (_name, body, expected) => {
    const { post } = await listening({ '/app/info/getEntriesList': () => refusal(503, 500, '') });
    const { status, id, text } = await post(body);
    expect(status).toBe(expected);
    expect(JSON.parse(text).errors).toHaveLength(1);
    expect(JSON.parse(text).extensions).toEqual({ requestId: id });
  });

  it('is told where a compiled operation fails, and names the cause in the log', async () => {
    const { post, log } = await listening({
      '/app/user/addExhibition': () => new RawReply(502, 'bad gateway'),
    });
    const query =
      'mutation ($input: SubscribeInput!) { subscribe(input: $input) { message errors { code } } }';
    const input = { role: 'VISITOR', companyName: 'a', contactName: 'b', email: 'a@fair.example' };
    for (let count = 0; count < 4; count += 1) {
      const { id, text } = await post(JSON.stringify({ query, variables: { input } }));
      expect(JSON.parse(text)).toMatchObject({
        errors: [{ extensions: { code: expect.any(String) } }],
        extensions: { requestId: id },
      });
      expect(log().match(new RegExp(id, 'g'))).not.toBeNull();
    }
  });

  it('is told to a program whose key does not serve', async () => {
    const { ask } = await partnerGateway();
    const { status, headers, body } = await ask(products, {}, 'wf_live_unknown');
    expect(status).toBe(401);
    expect(body.extensions).toEqual({ requestId: headers['x-request-id'] });
  });
});
