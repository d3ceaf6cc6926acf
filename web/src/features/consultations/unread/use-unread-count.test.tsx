// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../identity/session';
import { UnreadConsultationsDocument } from './unread.generated';
import { useUnreadCount } from './use-unread-count';

function Count() {
  return <output>{useUnreadCount()}</output>;
}

afterEach(cleanup);

it('counts the threads of a signed-in reader, and nothing after the session has ended', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const unreadConsultations = { askedByMe: 2, askedByMeToBuyers: 1, askedToMe: 3 };
  client.writeQuery({
    query: UnreadConsultationsDocument,
    data: { viewer: { id: '1', unreadConsultations } },
  });
  session.begin('visitor');
  render(
    <ApolloProvider client={client}>
      <Count />
    </ApolloProvider>,
  );
  const count = () => screen.getByRole('status').textContent;
  expect(count()).toBe('5');
  act(() => session.end());
  expect(count()).toBe('0');
});
