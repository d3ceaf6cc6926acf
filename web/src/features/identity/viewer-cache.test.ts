import { expect, it } from 'vitest';
import { createClient } from '../../apollo';
import { fetchViewer, ViewerDocument, type ViewerQuery } from './viewer.generated';
import { forgetViewer, rememberGuest } from './viewer-cache';

const lin: ViewerQuery['viewer'] = {
  id: '7',
  role: 'VISITOR',
  nickName: '林晓',
  companyName: '',
  mobile: null,
  email: 'lin@example.org',
  hasPassword: true,
  exhibitor: null,
};

/** A client whose server takes everybody for Lin, and counts how often it is asked. */
function open() {
  let asked = 0;
  const client = createClient({
    locale: 'EN',
    uri: 'http://gateway/graphql',
    fetch: () => {
      asked += 1;
      return Promise.resolve(Response.json({ data: { viewer: { __typename: 'Viewer', ...lin } } }));
    },
  });
  const read = async () => (await fetchViewer(client)).data?.viewer?.nickName;
  return { client, read, asked: () => asked };
}

it('a part that begins to read once the session has ended asks nobody', async () => {
  const { client, read, asked } = open();
  rememberGuest(client);
  expect([await read(), asked()]).toEqual([undefined, 0]);
});

it('what is known of whose session has ended stays on the page that shows it', async () => {
  const { client, read } = open();
  expect(await read()).toBe('林晓');
  rememberGuest(client);
  expect(client.readQuery({ query: ViewerDocument })?.viewer?.nickName).toBe('林晓');
});

it('whoever signs in after that is asked about', async () => {
  const { client, read, asked } = open();
  rememberGuest(client);
  forgetViewer(client);
  expect([await read(), asked()]).toEqual(['林晓', 1]);
});
