import { gql } from '@apollo/client/core';
import { createQueryPreloader } from '@apollo/client/react';
import { expect, it } from 'vitest';
import { createClient } from '../apollo';
import { ownQueries } from './ask-own';

const hearts = gql`
  query Hearts($page: Int) {
    products(page: $page) {
      id
      isFavourite
    }
  }
`;
const news = gql`
  query News {
    news
  }
`;

/** A page's client that starts with what a guest was told, and what it asks for. */
function openPage(answer: () => Promise<Response>) {
  const sent: string[] = [];
  const client = createClient({
    locale: 'EN',
    uri: 'http://gateway/graphql',
    fetch: (_address, init) => {
      if (typeof init?.body !== 'string') throw new TypeError('the HTTP link sends texts only');
      const { operationName, variables } = JSON.parse(init.body) as {
        operationName: string;
        variables: object;
      };
      sent.push(`${operationName} ${JSON.stringify(variables)}`);
      return answer();
    },
  });
  const variables = { page: 2 };
  const product = { __typename: 'Product', id: '7', isFavourite: false };
  client.writeQuery({ query: hearts, variables, data: { products: [product] } });
  client.writeQuery({ query: news, data: { news: 'old' } });
  const preloadQuery = createQueryPreloader(client);
  preloadQuery(hearts, { variables });
  preloadQuery(news);
  const isMarked = () =>
    client.readQuery<{ products: { isFavourite: boolean }[] }>({ query: hearts, variables })?.products[0]
      ?.isFavourite;
  return { client, sent, isMarked };
}

const told = () =>
  Promise.resolve(
    Response.json({ data: { products: [{ __typename: 'Product', id: '7', isFavourite: true }] } }),
  );

it('asks once more for what the server names, and for nothing else', async () => {
  const { client, sent, isMarked } = openPage(told);
  const ask = ownQueries(client, ['Hearts']);
  expect([sent, isMarked()]).toEqual([[], false]);
  await ask();
  expect([sent, isMarked()]).toEqual([['Hearts {"page":2}'], true]);
});

it('leaves the page as it is where nobody answers', async () => {
  const { client, isMarked } = openPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await ownQueries(client, ['Hearts'])();
  expect(isMarked()).toBe(false);
});
