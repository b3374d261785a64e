import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { calendarEvent, type ReportShift } from '@esteto/contract/agenda/calendar-event';
import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const at = '/app/agenda/relatorios?period=custom&from=2026-11&to=2026-11';
const where = { app: 'professional', routes, at, person: doctor } as const;

const shift = (id: number, starts_on: string, changes: Partial<ReportShift> = {}): ReportShift => ({
  id,
  is_duty: false,
  occurrence_on: null,
  kind: 'shift',
  title: 'Santa Casa',
  starts_on,
  starts_at: '19:00',
  ends_on: starts_on,
  ends_at: '07:00',
  place: 'Santa Casa',
  client_id: 4,
  client_name: 'Irmandade Santa Casa',
  hours: { total: 720, day: 240, night: 480, weekend: 0, holiday: 0 },
  value: 150_000,
  money: 'to_invoice',
  is_over: true,
  invoice_id: null,
  ...changes,
});

const shifts = [
  shift(1, '2026-11-03'),
  shift(2, '2026-11-10'),
  shift(3, '2026-11-12', { title: 'UPA', place: 'UPA', client_id: 5, client_name: 'Prefeitura', value: 120_000 }),
  shift(4, '2026-11-05', { money: 'received' }),
];

const known = [answers(calendarEvent.report, shifts), answers(client.list, onlyPage([])), answers(invoice.list, onlyPage([]))];

export default { title: 'Telas/Médico/Agenda/Relatórios' } satisfies Meta;

/** What an hour is worth is compared; what has no note yet stands first. */
export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: known }),
  name: 'Com plantões',
  play: async () => {
    const body = within(document.body);
    await expect(
      await body.findByText('A hora que mais vale é a de Santa Casa (R$ 125,00); a que menos, a de UPA (R$ 100,00).'),
    ).toBeVisible();
    const rows = (await body.findAllByRole('row')).map((row) => row.textContent);
    await expect(rows.at(-1)).toMatch(/Recebido/);
  },
};

/** Three shifts of two takers are refused in a sentence; two of one are a note, filled in. */
export const Ask: StoryObj = {
  ...storyScreen({ ...where, answers: [...known, answers(calendarEvent.askInvoice, storyInvoice())] }),
  name: 'Solicitar nota',
  play: async () => {
    const body = within(document.body);
    const choose = async (name: RegExp) => userEvent.click(await body.findByRole('checkbox', { name }));
    await choose(/03\/11\/2026/);
    await choose(/10\/11\/2026/);
    await choose(/12\/11\/2026/);
    await userEvent.click(await body.findByRole('button', { name: 'Solicitar nota' }));
    await expect(await body.findByText(/Escolha plantões de um tomador só/)).toBeVisible();
    await choose(/12\/11\/2026/);
    await userEvent.click(await body.findByRole('button', { name: 'Solicitar nota' }));
    const dialog = await dialogCalled('Solicitar nota');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue('3.000,00'));
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('calendar-events/invoice'))?.body).toMatchObject({
        client_id: 4,
        competence: '2026-11',
        gross_amount: 300_000,
        shifts: expect.stringContaining('03/11/2026'),
        events: [
          { id: 2, occurrence_on: null },
          { id: 1, occurrence_on: null },
        ],
      }),
    );
  },
};

/** A group's shift counts with the others; its note is asked for where the group's shifts are. */
export const Duty: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(calendarEvent.report, [...shifts, shift(1, '2026-11-15', { is_duty: true, title: 'UTI adulto' })]),
      ...known.slice(1),
    ],
  }),
  name: 'Com plantão de um grupo',
  play: async () => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('checkbox', { name: /UTI adulto/ }));
    await userEvent.click(await body.findByRole('button', { name: 'Solicitar nota' }));
    await expect(await body.findByText('“UTI adulto” é do Doc Plantão: peça a nota em Doc Plantão, Receber.')).toBeVisible();
    await expect(body.getByRole('link', { name: /UTI adulto/ })).toHaveAttribute('href', '/app/docplantao/minha-escala/receber');
  },
};

export const Empty: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(calendarEvent.report, [])] }),
  name: 'Vazio',
  play: async () => {
    await expect(await within(document.body).findByText(/^Nenhum plantão neste período/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...storyScreen({ ...where, answers: known }),
  ...phone,
  name: 'No celular',
  play: async () => {
    // The day is read whole.
    const [day] = await within(document.body).findAllByText(/^12 nov$/);
    const cell = day?.closest('span');
    await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
  },
};

export const Refused: StoryObj = {
  ...storyScreen({ ...where, person: employee, answers: [] }),
  name: 'Sem permissão',
  play: async () => {
    await expect(await within(document.body).findByText('Olá, Bruno.')).toBeVisible();
  },
};
