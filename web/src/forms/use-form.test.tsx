// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, use } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue, I18nProvider } from '../i18n';
import { system } from '../ui/theme/system';
import { Form, type FormPayload, Refusal, SubmitButton, TextField, useForm } from '.';
import { hydration } from '../lib/hydration';
import { leavePage } from '../lib/leave-page';
import { plainDraft } from './kept-draft';

interface Values {
  name: string;
  email: string;
}

const draft = plainDraft<Values>('test-draft', { name: '', email: '' });
const noteDraft = plainDraft('test-note', { note: '' });

interface ProbeProps {
  send: (values: Values) => Promise<FormPayload | null>;
  saved?: (() => Promise<void>) | undefined;
  hasSummary?: boolean;
  hasRefusal?: boolean;
  restMs?: number;
  serverChecksAll?: boolean;
}

/** Another form of the same page. */
function Beside() {
  const form = useForm({
    fields: ['note'],
    original: { note: '' },
    draft: { id: '', kept: noteDraft },
    hasSummary: false,
  });
  return (
    <Form form={form} onSubmit={(event) => event.preventDefault()}>
      <TextField form={form} name="note" label="Note" />
    </Form>
  );
}

function Probe(props: ProbeProps) {
  const { send, saved, hasSummary = true, hasRefusal = false, restMs = 0, serverChecksAll = false } = props;
  const form = useForm<Values>({
    fields: ['name', 'email'],
    original: { name: '', email: '' },
    draft: { id: '', kept: draft },
    hasSummary,
    hasRefusal,
    serverChecksAll,
    check: ({ name }) => (name ? {} : { name: 'Enter a name' }),
  });
  const submit = form.submit({
    send,
    saved: async ({ message }) => {
      await saved?.();
      await form.finish(message ?? '', '/done');
    },
    restMs,
  });
  return (
    <Form form={form} onSubmit={submit}>
      <TextField form={form} name="name" label="Name" />
      <details>
        <TextField form={form} name="email" label="E-mail" />
      </details>
      {hasRefusal ? <Refusal form={form} /> : null}
      <SubmitButton form={form} busy="Sending">
        Send
      </SubmitButton>
      <button type="button" onClick={() => form.showHint('name', 'Names are short')}>
        Hint
      </button>
      <button type="button" onClick={() => form.setUploading('email', true)}>
        Upload
      </button>
      <button type="button" onClick={() => form.setUploading('email', false)}>
        Uploaded
      </button>
    </Form>
  );
}

/**
 * Shows the form at `/`.
 * @param done what the page `/done` shows
 * @param createRouter makes the router: one that keeps its address to itself, unless told
 */
async function show(props: ProbeProps, done: ReactNode = <p>Done</p>, createRouter = createMemoryRouter) {
  const catalogue = createCatalogue('EN');
  await catalogue.load('shell');
  const router = createRouter([
    {
      path: '/',
      element: (
        <>
          <Probe {...props} />
          <Beside />
        </>
      ),
    },
    { path: '/done', element: done },
  ]);
  render(
    <ChakraProvider value={system}>
      <I18nProvider catalogue={catalogue}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </I18nProvider>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), router };
}

const name = () => screen.getByLabelText(/^Name/);
const accepted = (): FormPayload => ({ message: 'Saved', errors: [] });
const press = () => screen.getByRole('button', { name: /Send/ });

/** Whether the browser would ask before the page is closed or loaded again. */
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// The DOM of the tests has dialogs without their methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a form', () => {
  it('sends nothing while a field is wrong, says so beside it and in the summary, and takes the focus there', async () => {
    const send = vi.fn(() => Promise.resolve(accepted()));
    const { user } = await show({ send });
    await user.click(press());
    expect(send).not.toHaveBeenCalled();
    const described = document.getElementById(name().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Enter a name');
    const summary = screen
      .getByRole('heading', { name: 'There is 1 thing to correct' })
      .closest('[role=alert]');
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole('button', { name: 'Enter a name' }));
    expect(document.activeElement).toBe(name());
    await user.type(name(), 'x');
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends once, however often it is pressed, until it has been left', async () => {
    let leave = () => {};
    const leaving = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const send = vi.fn(() => Promise.resolve(accepted()));
    const saved = vi.fn(() => leaving);
    const { user } = await show({ send, saved });
    await user.type(name(), 'Li');
    await user.dblClick(press());
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(1);
    expect(press().textContent).toBe('Sending');
    leave();
    await screen.findByText('Done');
  });

  it('takes no second submission while the next page is loading, and is on the screen until then', async () => {
    window.history.replaceState(null, '', '/');
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    function Loading() {
      use(loading);
      return <p>Done</p>;
    }
    const send = vi.fn(() => Promise.resolve(accepted()));
    const { user } = await show({ send }, <Loading />, createBrowserRouter);
    await user.type(name(), 'Li');
    await user.click(press());
    await vi.waitFor(() => expect(window.location.pathname).toBe('/done'));
    // What follows the answer has ended by then.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(press().textContent).toBe('Sending');
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => load());
    await screen.findByText('Done');
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  });

  it('can be sent again by who goes back before the next page is shown', async () => {
    window.history.replaceState(null, '', '/');
    const never = new Promise<void>(() => {});
    function Loading() {
      use(never);
      return null;
    }
    const send = vi.fn(() => Promise.resolve(accepted()));
    const { user } = await show({ send }, <Loading />, createBrowserRouter);
    await user.type(name(), 'Li');
    await user.click(press());
    await vi.waitFor(() => expect(window.location.pathname).toBe('/done'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(press().textContent).toBe('Sending');
    window.history.back();
    await vi.waitFor(() => expect(press().textContent).toBe('Send'));
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('that stays on the next page can be sent again there', async () => {
    window.history.replaceState(null, '', '/');
    const send = vi.fn(() => Promise.resolve(accepted()));
    const router: typeof createBrowserRouter = (routes) =>
      createBrowserRouter([{ path: '*', element: routes[0]?.element }]);
    const { user } = await show({ send }, undefined, router);
    for (const times of [1, 2]) {
      await user.type(name(), 'Li');
      await user.click(press());
      expect(send).toHaveBeenCalledTimes(times);
      await vi.waitFor(() => expect(press().textContent).toBe('Send'));
    }
    expect(window.location.pathname).toBe('/done');
  });

  it('puts what the server refuses beside the field that its path names, and the rest on top', async () => {
    const errors = [
      { message: 'Another has this e-mail', path: ['email'] },
      { message: 'The show is over', path: null },
    ];
    const send = vi.fn(() => Promise.resolve<FormPayload>({ errors }));
    const { user } = await show({ send });
    await user.type(name(), 'Li');
    await user.click(press());
    await screen.findByText('The show is over');
    const email = screen.getByLabelText(/^E-mail/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Another has this e-mail' }));
    expect(document.activeElement).toBe(email);
    expect(email.closest('details')?.open).toBe(true);
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tells what only the server knows with what it knows itself, also where the server does not answer', async () => {
    const errors = [
      { message: 'No name', path: ['name'] },
      { message: 'Another has this e-mail', path: ['email'] },
    ];
    const send = vi.fn(() => Promise.resolve<FormPayload | null>({ errors }));
    const { user } = await show({ send, serverChecksAll: true });
    const told = () =>
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => /name|e-mail/.test(text));
    await user.click(press());
    await screen.findByRole('button', { name: 'Another has this e-mail' });
    expect(told()).toEqual(['Enter a name', 'Another has this e-mail']);
    send.mockImplementation(() => Promise.reject(new TypeError('no network')));
    await user.click(press());
    await vi.waitFor(() => expect(told()).toEqual(['Enter a name']));
  });

  it('can be sent again after nothing came back', async () => {
    const send = vi.fn(() => Promise.reject(new Error('no network')));
    const { user } = await show({ send });
    await user.type(name(), 'Li');
    await user.click(press());
    await vi.waitFor(() => expect(press().textContent).toBe('Send'));
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(2);
    expect(name()).toHaveProperty('value', 'Li');
  });

  it('waits for files under way', async () => {
    const send = vi.fn(() => Promise.resolve(accepted()));
    const { user } = await show({ send });
    await user.type(name(), 'Li');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await user.click(press());
    expect(send).not.toHaveBeenCalled();
    expect(screen.getAllByText(/still being uploaded/)).toHaveLength(2);
  });

  it('shows without a summary what names no field beside the first, and gives it the focus', async () => {
    const send = vi.fn(() => Promise.resolve<FormPayload>({ errors: [{ message: 'The show is over' }] }));
    const { user } = await show({ send, hasSummary: false });
    await user.click(press());
    expect(document.activeElement).toBe(name());
    expect(screen.getAllByText('Enter a name')).toHaveLength(1);
    await user.type(name(), 'Li');
    await user.click(press());
    expect(await screen.findAllByText('The show is over')).toHaveLength(1);
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name());
  });

  it('shows in its refusal what names no field, and says it anew when it is refused again', async () => {
    let answer: (payload: FormPayload) => void = () => {};
    const send = vi.fn(
      () =>
        new Promise<FormPayload>((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = await show({ send, hasSummary: false, hasRefusal: true });
    const errors = [{ message: 'The show is over' }, { message: 'Too short', path: ['name'] }];
    await user.type(name(), 'Li');
    await user.click(press());
    answer({ errors });
    expect((await screen.findByText('The show is over')).closest('[role=alert]')).not.toBeNull();
    expect(document.activeElement).toBe(name());
    await user.click(press());
    expect(screen.queryByText('The show is over')).toBeNull();
    answer({ errors });
    await screen.findByText('The show is over');
  });

  it('rests after an answer as long as it is told to', async () => {
    const send = vi.fn(() => Promise.resolve<FormPayload>({ errors: [{ message: 'The show is over' }] }));
    const { user } = await show({ send, restMs: 200 });
    await user.type(name(), 'Li');
    await user.click(press());
    await screen.findByText('The show is over');
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(press().textContent).toBe('Send'));
    await user.click(press());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows a hint beside its field only, sends all the same, and lets what was refused stand', async () => {
    const send = vi.fn(() =>
      Promise.resolve<FormPayload>({ errors: [{ message: 'Taken', path: ['name'] }] }),
    );
    const { user } = await show({ send });
    const hint = () => user.click(screen.getByRole('button', { name: 'Hint' }));
    await user.type(name(), 'Li');
    await hint();
    expect(screen.getAllByText('Names are short')).toHaveLength(1);
    await user.click(press());
    expect(await screen.findAllByText('Taken')).toHaveLength(2);
    await hint();
    expect(screen.getAllByText('Taken')).toHaveLength(2);
    expect(screen.queryByText('Names are short')).toBeNull();
  });

  it('keeps what was typed until it is sent, and lets it be left without a question', async () => {
    const send = vi.fn(() => Promise.resolve(accepted()));
    const { user, router } = await show({ send });
    await user.type(name(), 'Li');
    expect(draft.read('')).toEqual({ name: 'Li', email: '' });
    await user.clear(name());
    expect(draft.read('')).toBeNull();
    await user.type(name(), 'Li');
    await user.type(screen.getByLabelText(/^Note/), 'x');
    expect(isAskedByBrowser()).toBe(false);
    await router.navigate('/done');
    await screen.findByText('Done');
    await router.navigate('/');
    await screen.findByText('This is what you entered last and have not submitted.');
    expect(name()).toHaveProperty('value', 'Li');
    expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'x');
    await user.click(press());
    await screen.findByText('Done');
    expect(draft.read('')).toBeNull();
  });

  it('begins anew where somebody does not want what was kept', async () => {
    draft.keep('', { name: 'Li', email: 'li@cable.example' });
    const { user } = await show({ send: () => Promise.resolve(accepted()) });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(name()).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    expect(draft.read('')).toBeNull();
  });

  it('that came from the server takes its draft back when it stands', async () => {
    draft.keep('', { name: 'Li', email: '' });
    hydration.begin('byParts');
    await show({ send: () => Promise.resolve(accepted()) });
    hydration.end();
    await vi.waitFor(() => expect(name()).toHaveProperty('value', 'Li'));
    screen.getByRole('button', { name: 'Start over' });
  });

  it('asks before the browser loses what it cannot keep, and a dismissed question changes nothing', async () => {
    const { user, router } = await show({ send: () => Promise.resolve(accepted()) });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await user.type(name(), 'Li');
    await vi.waitFor(() => expect(isAskedByBrowser()).toBe(true));
    const stay = async () => user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await router.navigate('/done');
    await screen.findByText('Discard what you have entered?');
    await stay();
    expect(router.state.location.pathname).toBe('/');
    const go = vi.fn();
    leavePage(go);
    await screen.findByText('Discard what you have entered?');
    await stay();
    expect(go).not.toHaveBeenCalled();
    expect(name()).toHaveProperty('value', 'Li');
    leavePage(go);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(go).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(isAskedByBrowser()).toBe(false));
  });

  it('asks before a file under way is lost', async () => {
    const { user } = await show({ send: () => Promise.resolve(accepted()) });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(isAskedByBrowser()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Uploaded' }));
    expect(isAskedByBrowser()).toBe(false);
  });
});
