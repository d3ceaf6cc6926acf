// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createCatalogue, I18nProvider } from '../i18n';
import type { Lang } from '../i18n';
import { FieldGroup } from '../ui/field-group';
import { system } from '../ui/theme/system';
import { CheckboxesField, Form, SelectField, TextField, useForm } from '.';
import { plainDraft } from './kept-draft';

const original = { name: '', fax: '', fixed: '', reason: '', kind: 'a', country: '', region: '', goods: '' };
const draft = plainDraft('marks', original);

function Marks() {
  const form = useForm({
    fields: ['name', 'fax', 'fixed', 'reason', 'kind', 'country', 'region'],
    original: { ...original, goods: new Array<string>() },
    draft: { id: '', kept: { ...draft, read: () => null, keep: () => true } },
  });
  const options = [{ value: 'a', label: 'A' }];
  return (
    <Form form={form} onSubmit={(event) => event.preventDefault()}>
      <FieldGroup title="Company">
        <TextField form={form} name="name" label="Name" required />
        <TextField form={form} name="fax" label="Fax" />
        <TextField form={form} name="fixed" label="Fixed" required readOnly />
        <TextField form={form} name="reason" label="Reason" required="partly" />
        <SelectField form={form} name="kind" label="Kind" options={options} />
        <SelectField form={form} name="country" label="Country" options={options} none="Select" />
        <SelectField form={form} name="region" label="Region" options={options} none="Select" required />
        <CheckboxesField form={form} name="goods" legend="Goods" options={options} />
      </FieldGroup>
    </Form>
  );
}

async function show(lang: Lang) {
  const catalogue = createCatalogue(lang);
  await catalogue.load('shell');
  render(
    <ChakraProvider value={system}>
      <I18nProvider catalogue={catalogue}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Marks /> }])} />
      </I18nProvider>
    </ChakraProvider>,
  );
}

const labels = () => [...document.querySelectorAll('form label[for]')].map(({ textContent }) => textContent);

afterEach(cleanup);

describe('marks of the fields of a form', () => {
  it('a star where something is needed, a word where it may stay blank, nothing where neither holds', async () => {
    await show('EN');
    expect(labels()).toEqual([
      'Name*',
      'Fax (optional)',
      'Fixed',
      'Reason',
      'Kind',
      'Country (optional)',
      'Region*',
    ]);
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-required')).toBe('true');
    expect(
      screen.getByRole('textbox', { name: /^Fax ?\(optional\)$/ }).getAttribute('aria-required'),
    ).toBeNull();
  });

  it('of a list are said by the element that has its role', async () => {
    await show('EN');
    const requirement = (name: string | RegExp) =>
      screen.getByRole('combobox', { name }).getAttribute('aria-required');
    expect(requirement('Region')).toBe('true');
    expect(requirement(/^Country/)).toBeNull();
  });

  it('are read in Chinese too', async () => {
    await show('ZH');
    expect(labels()).toContain('Fax（选填）');
  });

  it('say of a group of boxes that it is required, for its star is not read aloud', async () => {
    await show('EN');
    screen.getByRole('group', { name: /^Goods ?\(required\)$/ });
  });

  it('stand within a group that has the name of its heading', async () => {
    await show('EN');
    const heading = screen.getByRole('heading', { level: 3, name: 'Company' });
    expect(screen.getByRole('group', { name: 'Company' }).contains(heading)).toBe(true);
  });
});
