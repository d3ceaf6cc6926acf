// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createCatalogue, I18nProvider } from '../i18n';
import { CodeField, useCodeRequest } from './code-field';
import { system } from './theme/system';

afterEach(cleanup);

function Probe({ send }: { send: () => Promise<boolean> }) {
  const request = useCodeRequest(send);
  return <CodeField label="Code" value="" error={undefined} onChange={() => undefined} request={request} />;
}

it('a code is asked for once, and the button keeps the focus while it rests', async () => {
  const catalogue = createCatalogue('EN');
  await catalogue.load('shell');
  const send = vi.fn(() => Promise.resolve(true));
  render(
    <ChakraProvider value={system}>
      <I18nProvider catalogue={catalogue}>
        <Probe send={send} />
      </I18nProvider>
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Send code' });
  button.focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(button.textContent).toMatch(/^Resend in/));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
