import { describe, expect, it } from 'vitest';
import { curlExample, exampleQuery } from './example';

describe('the example of a key', () => {
  it('asks for what the key may read', () => {
    expect(exampleQuery(['READ_NEWS'])).toContain('newsConnection');
    expect(exampleQuery(['READ_OWN_PRODUCTS', 'READ_OWN_LEADS'])).toContain('leads');
    expect(exampleQuery(['READ_OWN_PRODUCTS'])).toContain('products');
    expect(exampleQuery(['WRITE_EXHIBITORS', 'READ_EVENTS'])).toContain('eventConnection');
    expect(exampleQuery(['WRITE_EXHIBITORS', 'MANAGE_WEBHOOKS'])).toBe('{ __typename }');
  });

  it('is one command with the key in it', () => {
    expect(curlExample('https://fair.example', 'wf_live_x', ['READ_EXHIBITORS'])).toBe(
      [
        'curl https://fair.example/graphql \\',
        "  -H 'Authorization: Bearer wf_live_x' \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"query":"{ exhibitorConnection(first: 2) { nodes { id name } } }"}'`,
      ].join('\n'),
    );
  });
});
