// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Select } from './select';
import { system } from './theme/system';

/** Shows beside the list which entry the form has. */
function Choice() {
  const [value, setValue] = useState('copper');
  return (
    <ChakraProvider value={system}>
      <Select aria-label="Metal" value={value} onChange={(event) => setValue(event.target.value)}>
        <option value="copper">Copper</option>
        <option value="aluminium">Aluminium</option>
      </Select>
      <output>{value}</output>
    </ChakraProvider>
  );
}

/** The page as the server sends it, before its code has come. */
function servedPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Choice />);
  document.body.append(container);
  return container;
}

describe('a list of a served page', () => {
  afterEach(cleanup);

  it('reports a choice that was made before the code of the page came', () => {
    const container = servedPage();
    const list = container.querySelector('select');
    if (list) list.value = 'aluminium';
    render(<Choice />, { container, hydrate: true });
    expect(container.querySelector('output')?.textContent).toBe('aluminium');
    expect(container.querySelector('select')?.value).toBe('aluminium');
  });

  it('keeps the value it was sent with where nobody has chosen', () => {
    const container = servedPage();
    render(<Choice />, { container, hydrate: true });
    expect(container.querySelector('output')?.textContent).toBe('copper');
    expect(container.querySelector('select')?.value).toBe('copper');
  });
});
