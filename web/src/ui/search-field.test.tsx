// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createCatalogue, I18nProvider } from '../i18n';
import { SearchCombobox } from './search-combobox';
import { SearchField } from './search-field';
import { system } from './theme/system';

const ignore = () => {};

/** Both fields above a list that the address narrows. */
function Page() {
  const text = useSearchParams()[0].get('text') ?? '';
  const navigate = useNavigate();
  const search = (typed: string) => void navigate(`/?text=${typed}`);
  return (
    <>
      <SearchField placeholder="Name" defaultValue={text} onSearch={search} />
      <SearchCombobox
        options={[]}
        listLabel="Suggestions"
        placeholder="Product"
        defaultValue={text}
        onType={ignore}
        onPick={ignore}
        onSearch={search}
      />
    </>
  );
}

afterEach(cleanup);

it.each(['Name', 'Product'])(
  'the field “%s” keeps the focus while its address changes, and shows its text',
  async (name) => {
    const catalogue = createCatalogue('EN');
    await catalogue.load('shell');
    const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
      initialEntries: ['/?text=copper'],
    });
    render(
      <I18nProvider catalogue={catalogue}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>
      </I18nProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>(name);
    expect(input.value).toBe('copper');
    input.focus();
    await act(() => router.navigate('/?text=steel'));
    expect(input.value).toBe('steel');
    expect(document.activeElement).toBe(input);
  },
);
