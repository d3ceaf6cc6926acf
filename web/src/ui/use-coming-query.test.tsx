// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useComingQuery } from './use-coming-query';

function Filters() {
  return <output>{useComingQuery().toString()}</output>;
}

afterEach(cleanup);

it('what was chosen is shown while its list is on the way, and of another page nothing', async () => {
  let letThrough = () => {};
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        element: <Filters />,
        HydrateFallback: () => null,
        loader: ({ request }) =>
          request.url.includes('?')
            ? new Promise<null>((resolve) => {
                letThrough = () => resolve(null);
              })
            : null,
      },
      {
        path: '/other',
        element: <p>Other page</p>,
        loader: () => new Promise<null>(() => {}),
      },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  const shown = () => screen.getByRole('status').textContent;
  await screen.findByRole('status');
  expect(shown()).toBe('');
  act(() => void router.navigate('/list?hall=E1'));
  await expect.poll(shown).toBe('hall=E1');
  expect(router.state.location.search).toBe('');
  letThrough();
  await expect.poll(() => router.state.location.search).toBe('?hall=E1');
  act(() => void router.navigate('/other?hall=W2'));
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  expect(shown()).toBe('hall=E1');
});
