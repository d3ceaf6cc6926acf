// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue, I18nProvider } from '../i18n';
import { Button } from './button';
import { Confirm } from './confirm';
import { Dialog } from './dialog';
import { system } from './theme/system';

const nothing = () => {};

async function show(dialog: ReactNode) {
  const catalogue = createCatalogue('EN');
  await catalogue.load('shell');
  render(
    <ChakraProvider value={system}>
      <I18nProvider catalogue={catalogue}>{dialog}</I18nProvider>
    </ChakraProvider>,
  );
}

describe('a dialog', () => {
  beforeEach(() => {
    // jsdom opens no dialog by itself.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
  });
  afterEach(cleanup);

  it('begins at the marked control, not at the button that closes the dialog', async () => {
    await show(
      <Dialog open onClose={nothing} title="Log in first">
        <Button>Another way</Button>
        <Button data-first-focus="">Log in</Button>
      </Dialog>,
    );
    expect(document.activeElement?.textContent).toBe('Log in');
  });

  it('begins at no where a question is asked, so that Enter removes nothing', async () => {
    await show(
      <Confirm open title="Remove?" yes="Remove" no="Keep" onYes={nothing} onNo={nothing}>
        It is gone for good.
      </Confirm>,
    );
    expect(document.activeElement?.textContent).toBe('Keep');
  });

  it('keeps the room of a scroll bar where the page has one', async () => {
    const root = document.documentElement;
    const hasRoom = async (width: number) => {
      Object.defineProperty(root, 'clientWidth', { configurable: true, value: width });
      await show(
        <Dialog open onClose={nothing} title="Short">
          <p>Text</p>
        </Dialog>,
      );
      cleanup();
      return root.hasAttribute('data-scroll-bar');
    };
    expect(await hasRoom(window.innerWidth - 15)).toBe(true);
    expect(await hasRoom(window.innerWidth)).toBe(false);
  });

  it('has a button of danger only where something is lost by its question', async () => {
    const look = async (isHarmless: boolean) => {
      await show(
        <Confirm open title="Go on?" yes="Yes" no="No" isHarmless={isHarmless} onYes={nothing} onNo={nothing}>
          It can be taken back.
        </Confirm>,
      );
      const classes = screen.getByRole('button', { name: 'Yes' }).className;
      cleanup();
      return classes;
    };
    expect(await look(true)).not.toBe(await look(false));
  });
});
