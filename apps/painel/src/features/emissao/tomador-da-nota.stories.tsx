import type { AdminClientDetail } from '@esteto/contract/billing/client';
import { storyClient } from '@esteto/features/billing/client/story-client';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClientOfInvoice } from './client-of-invoice.tsx';
import { overPage } from './issuing-story.tsx';

// The client's record, opened from an invoice that cannot be issued because of it.

const lucas: AdminClientDetail = { ...storyClient(), company_name: 'Souza Medicina Ltda.' };

const update = fn((_input: { id: number; body: object }): Promise<AdminClientDetail> => Promise.resolve(lucas));

const askedFor = (field: string): StoryObj =>
  overPage(
    <ClientOfInvoice
      id={lucas.id}
      field={field}
      record={() => ({ queryKey: ['client-of-invoice', field], queryFn: () => Promise.resolve(lucas) })}
      update={{ mutationFn: update }}
      parent="/"
    />,
  );

export default {
  title: 'Diálogos/Tomador da nota',
  beforeEach: () => {
    update.mockClear();
  },
} satisfies Meta;

const shown = () => dialogCalled(lucas.name);

/** The person begins where something is missing, and what they wrote is sent with the version that they saw. */
export const OneField: StoryObj = {
  ...askedFor('address.street'),
  name: 'Um campo a corrigir',
  play: async () => {
    const dialog = await shown();
    const street = await dialog.findByRole('textbox', { name: 'Logradouro' });
    await waitFor(() => expect(street).toHaveFocus());
    await expect(street.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 80);
    await userEvent.type(street, 'Rua das Laranjeiras{Enter}');
    await waitFor(() =>
      expect(update.mock.lastCall?.[0]).toMatchObject({ id: 3, body: { version: 2, address: { street: 'Rua das Laranjeiras' } } }),
    );
    await expect(await within(document.body).findByText('Tomador alterado.')).toBeVisible();
  },
};

export const OneFieldOnAPhone: StoryObj = { ...OneField, ...phone, name: 'Um campo a corrigir, no celular' };

/** The city is chosen from a list that follows its state. */
export const TheCity: StoryObj = {
  ...askedFor('address.city'),
  name: 'A cidade a corrigir',
  play: async () => {
    const dialog = await shown();
    const state = await dialog.findByRole('combobox', { name: 'UF' });
    await waitFor(() => expect(state).toHaveFocus());
  },
};
