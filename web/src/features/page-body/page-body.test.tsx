// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue, I18nProvider } from '../../i18n';
import { system } from '../../ui/theme/system';
import { BodyError, PageBody } from '.';

const offline = new TypeError('Failed to fetch');
let error: Error | null;

function Texts({ given }: { given: { error: Error | null } }) {
  if (given.error) throw given.error;
  return <p>Texts of the page</p>;
}

function ListPage() {
  const given = useLoaderData<{ error: Error | null }>();
  return (
    <main>
      <h1>Suppliers</h1>
      <PageBody query={given} skeleton={null}>
        <Texts given={given} />
      </PageBody>
    </main>
  );
}

/** A page without a head of its own. */
function DetailPage() {
  const given = useLoaderData<{ error: Error | null }>();
  return (
    <PageBody
      query={given}
      skeleton={null}
      failed={(failure, onRetry) => <BodyError as="h1" error={failure} onRetry={onRetry} />}
    >
      <Texts given={given} />
    </PageBody>
  );
}

async function show(Component: typeof ListPage) {
  const catalogue = createCatalogue('EN');
  await catalogue.load('shell');
  const router = createMemoryRouter([
    { path: '/', loader: () => ({ error }), Component, HydrateFallback: () => null },
  ]);
  render(
    <ChakraProvider value={system}>
      <I18nProvider catalogue={catalogue}>
        <RouterProvider router={router} />
      </I18nProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('button', { name: 'Try again' });
}

describe('a page whose own data does not come', () => {
  const probe = vi.fn<() => Promise<Response>>();

  beforeEach(() => {
    error = new Error('the service is down');
    probe.mockImplementation(() => Promise.reject(offline));
    vi.stubGlobal('fetch', probe);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('keeps its head, says so below it, and is read again on demand', async () => {
    await show(ListPage);
    screen.getByRole('heading', { level: 1, name: 'Suppliers' });
    screen.getByRole('heading', { level: 2, name: 'This did not load' });
    error = null;
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByText('Texts of the page');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(probe).not.toHaveBeenCalled();
  });

  it('has the error as its heading where nothing else is known', async () => {
    await show(DetailPage);
    screen.getByRole('heading', { level: 1, name: 'This did not load' });
  });

  it('comes by itself when the network is back', async () => {
    error = offline;
    await show(ListPage);
    await waitFor(() => expect(probe).toHaveBeenCalled());
    error = null;
    probe.mockImplementation(() => Promise.resolve(new Response('{}')));
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Texts of the page');
  });
});
