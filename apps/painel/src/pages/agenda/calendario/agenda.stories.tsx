import { answers } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CompanyDueDate, dueDate } from '@esteto/contract/agenda/due-date';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { drawnEvent, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/agenda/calendario?view=month&day=2026-11-24', person: master } as const;

const due = (id: number, on: string, changes: Partial<CompanyDueDate> = {}): CompanyDueDate => ({
  kind: 'boleto',
  id,
  on,
  title: 'DAS de outubro de 2026',
  state: 'open',
  amount: 128_400,
  company_id: 7,
  company_name: 'Souza Urgência',
  analyst_id: 3,
  analyst_name: 'Marina',
  ...changes,
});

const office = answers(dueDate.office, {
  items: [due(1, '2026-11-20', { state: 'late' }), due(2, '2026-11-25', { kind: 'obligation', title: 'PGDAS de outubro de 2026' })],
  is_cut: false,
});

export default { title: 'Telas/Equipe/Agenda' } satisfies Meta;

/** The month of the office, narrowed in the address. */
export const Month: StoryObj = {
  ...storyScreen({ ...where, answers: [office] }),
  name: 'Calendário',
  play: async () => {
    const body = within(document.body);
    await drawnEvent('DAS de outubro de 2026 · Souza Urgência');
    await userEvent.selectOptions(body.getByRole('combobox', { name: 'Tipo' }), 'Obrigação');
    await waitFor(() => expect(theServer().requests.some(({ query }) => query?.['kind'] === 'obligation')).toBe(true));
  },
};

export const OnAPhone: StoryObj = {
  ...storyScreen({ ...where, at: '/painel/agenda/calendario?day=2026-11-24', answers: [office] }),
  ...phone,
  name: 'Calendário no celular',
};

export const Cut: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(dueDate.office, { items: [due(1, '2026-11-20')], is_cut: true })] }),
  name: 'Há mais do que cabe',
  play: async () => {
    await expect(await within(document.body).findByText(/você vê os primeiros/)).toBeVisible();
  },
};

export const Report: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/agenda/relatorios?month=2026-11',
    answers: [
      answers(dueDate.report, [
        { analyst_id: 3, analyst_name: 'Marina', kind: 'boleto', open: 4, late: 1, done: 9 },
        { analyst_id: null, analyst_name: null, kind: 'licence', open: 0, late: 2, done: 0 },
      ]),
    ],
  }),
  name: 'Relatórios',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByRole('link', { name: /Marina, Boleto/ })).toHaveAttribute(
      'href',
      expect.stringContaining('analyst_id=3'),
    );
    await expect(body.getByRole('link', { name: /Sem analista/ })).toHaveAttribute('href', expect.stringContaining('without_analyst=true'));
  },
};

export const Refused: StoryObj = {
  ...storyScreen({ ...where, person: analyst, answers: [] }),
  name: 'Sem permissão',
  play: async () => {
    await expect(within(document.body).queryByText('Calendário')).toBeNull();
  },
};
