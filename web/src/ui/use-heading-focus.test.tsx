// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useHeadingFocus } from './use-heading-focus';

function Panel() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const heading = useHeadingFocus(query.get('menu') ?? undefined, 'nowhere');
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {query.get('menu')}
      </h1>
      <h2 id="people" tabIndex={-1}>
        People
      </h2>
      <Link to="/?menu=badges&page=2">Next page</Link>
      {query.get('view') === 'form' ? <button type="submit">Send</button> : null}
    </>
  );
}

const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

it('reading goes on at the heading where another entry opens, or where a form that was sent is gone', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Panel /> }], {
    initialEntries: ['/?menu=exhibits'],
  });
  render(<RouterProvider router={router} />);
  // A page that has just opened leaves the focus to the browser.
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/?menu=badges'));
  expect(focused()).toBe('badges');
  await act(() => router.navigate('/?menu=badges&view=form'));
  screen.getByRole('button').focus();
  await act(() => router.navigate('/?menu=badges&view=list'));
  expect(focused()).toBe('badges');
  // What is still there keeps the focus.
  screen.getByRole('link').focus();
  await act(() => router.navigate('/?menu=badges&page=2'));
  expect(focused()).toBe('Next page');
});

it('reading goes on at the part of the page that the address names, where it is there', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Panel /> }], {
    initialEntries: ['/?menu=badges&view=form'],
  });
  render(<RouterProvider router={router} />);
  screen.getByRole('button').focus();
  await act(() => router.navigate('/?menu=badges#people'));
  expect(focused()).toBe('People');
  await act(() => router.navigate('/?menu=exhibits#nothing'));
  expect(focused()).toBe('exhibits');
});
