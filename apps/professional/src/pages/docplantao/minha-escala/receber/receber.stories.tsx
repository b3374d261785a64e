import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee, type StoryPerson } from '@esteto/auth/testing/story-people';
import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { type MoneyShift, type OwnMoney, shiftMoney } from '@esteto/contract/duty/shift-money';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../../routes.ts';

const person: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };

const shift = (id: number, starts_on: string, given: Partial<MoneyShift> = {}): MoneyShift => ({
  id,
  group_id: 1,
  group_name: 'Rede Vale Verde',
  unit_id: 1,
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  title: null,
  starts_on,
  starts_at: '19:00',
  ends_on: starts_on,
  ends_at: '07:00',
  status: 'done',
  minutes: 720,
  worth: 150_000,
  money: 'to_invoice',
  invoice_id: null,
  invoice_number: null,
  due_date: null,
  ...given,
});

const groups = [
  { id: 1, name: 'Rede Vale Verde', document: '11222333000181', problem: null, client: { id: 4, name: 'Rede Vale Verde S.A.' } },
  {
    id: 2,
    name: 'Cooperativa do Planalto',
    document: null,
    problem: 'Este grupo paga por Pix, em seu nome: não há nota a pedir.',
    client: null,
  },
];

const own: OwnMoney = {
  groups,
  shifts: [
    shift(1, '2026-11-03'),
    shift(2, '2026-11-10'),
    shift(3, '2026-10-12', { money: 'late', invoice_id: 9, invoice_number: '118', due_date: '2026-11-10' }),
    shift(4, '2026-11-12', { group_id: 2, group_name: 'Cooperativa do Planalto', unit_id: 2, unit_name: 'UPA Norte', worth: 120_000 }),
    shift(5, '2026-11-28', { status: 'confirmed', money: 'expected' }),
    shift(6, '2026-09-02', { status: 'paid', money: 'received' }),
  ],
};

const others = [answers(client.list, onlyPage([])), answers(invoice.list, onlyPage([])), answers(shiftMoney.request, storyInvoice())];
const where = { app: 'professional', routes, at: '/app/docplantao/minha-escala/receber', person } as const;

const page = screenStates({
  ...where,
  endpoint: shiftMoney.own,
  others,
  filled: {
    body: own,
    sees: 'Em atraso: R$ 1.500,00 de Hospital São Lucas. A faturar: R$ 3.000,00 de Hospital São Lucas, R$ 1.200,00 de UPA Norte.',
  },
  empty: { body: { shifts: [], groups: [] }, sees: /Nenhum plantão seu neste período/ },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'A faturar' },
});

export default { title: 'Telas/Médico/Doc Plantão/Receber' } satisfies Meta;

export const Filled: StoryObj = { ...page.filled, name: 'Com plantões' };
export const Empty: StoryObj = { ...page.empty, name: 'Sem plantões' };
export const Refused: StoryObj = { ...page.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...page.onPhone, name: 'No celular' };

/** What one note cannot hold is told in a sentence; two shifts of a group are a note, filled in, to the group. */
export const Ask: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(shiftMoney.own, own), ...others] }),
  name: 'Solicitar nota',
  play: async () => {
    const body = within(document.body);
    const choose = async (name: RegExp) => userEvent.click(await body.findByRole('checkbox', { name }));
    await choose(/12\/11\/2026/);
    await userEvent.click(await body.findByRole('button', { name: 'Solicitar nota' }));
    await expect((await body.findAllByText(/por Pix, em seu nome/)).length).toBeGreaterThan(1);
    await choose(/12\/11\/2026/);
    await choose(/03\/11\/2026/);
    await choose(/10\/11\/2026/);
    await userEvent.click(await body.findByRole('button', { name: 'Solicitar nota' }));
    const dialog = await dialogCalled('Solicitar nota');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue('3.000,00'));
    await expect(dialog.getByText(/Quem paga é Rede Vale Verde/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        client_id: 4,
        competence: '2026-11',
        gross_amount: 300_000,
        duty_shift_ids: expect.arrayContaining([1, 2]),
      }),
    );
  },
};
