// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCatalogue, I18nProvider } from '../i18n';
import { PartBoundary } from './part-boundary';
import { system } from './theme/system';

function Failing(): never {
  throw new Error('the service is down');
}

/** A part that has failed. @param instead what stands in the place of a part that is the whole page */
async function failed(instead?: (error: unknown, onRetry: () => void) => ReactNode) {
  const catalogue = createCatalogue('EN');
  await catalogue.load('shell');
  const retry = vi.fn<() => void>();
  render(
    <ChakraProvider value={system}>
      <I18nProvider catalogue={catalogue}>
        <PartBoundary resetKey={1} onRetry={retry} {...(instead ? { failed: instead } : {})}>
          <Failing />
        </PartBoundary>
      </I18nProvider>
    </ChakraProvider>,
  );
  return retry;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('points to the rest of the page where the part is one of several', async () => {
  const retry = await failed();
  screen.getByText(/rest of the page/);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('says what happened where the part is all there is', async () => {
  const retry = await failed((error, onRetry) => (
    <button onClick={onRetry}>Sorry: {error instanceof Error ? error.message : ''}</button>
  ));
  expect(screen.queryByText(/rest of the page/)).toBeNull();
  screen.getByRole('button', { name: 'Sorry: the service is down' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
