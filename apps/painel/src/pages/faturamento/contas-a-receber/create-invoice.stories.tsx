import type { InvoiceParties } from '@esteto/contract/billing/receivable-answer';
import type { FilterOptions } from '@esteto/contract/office/filter-option';
import { companyMonths } from '@esteto/domain/law/month/testing/company-months';
import { LAW_ALONE } from '@esteto/domain/law/tax/ideal-pro-labore';
import { invoiceEffects } from '@esteto/domain/law/tax/invoice-effects';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import { StoryError } from '@esteto/ui/testing/story-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Chosen } from './chosen-query.ts';
import { CreateInvoice } from './create-invoice.tsx';
import type { CreateQueries } from './invoice-create-fields.tsx';

// Staff asks for an invoice in a company's name: whose, for whom, how much, and what is withheld.

const companies: FilterOptions = {
  items: [
    { id: 3, label: 'Souza Medicina Ltda.', detail: '11.222.333/0001-81' },
    { id: 4, label: 'Lima Serviços Médicos Ltda.', detail: '33.014.556/0001-96' },
  ],
};

const clientsOf: Record<number, FilterOptions> = {
  3: { items: [{ id: 7, label: 'Hospital São Lucas', detail: '12.345.678/0001-95' }] },
  4: { items: [{ id: 8, label: 'Clínica Lima', detail: null }] },
};

const parties: InvoiceParties = {
  company: {
    id: 3,
    name: 'Souza Medicina Ltda.',
    document: '11222333000181',
    type: 'new_company',
    tax_regime: 'normal',
    iss_rate: '0.03',
    nf_requirements: 'Número do contrato na descrição.',
    bar: null,
  },
  client: {
    id: 7,
    name: 'Hospital São Lucas',
    document: '12345678000195',
    status: 'active',
    person_type: 'PJ',
    withholds_irrf: true,
    withholds_csrf: true,
    withholds_iss: true,
    withholds_inss: true,
    payment_term_days: 30,
    default_description_template: 'Plantões de {competência}.',
    contract_number: null,
  },
};

const answering = <Data,>(key: unknown, data: Data) => ({ queryKey: ['create-invoice-story', key], queryFn: () => Promise.resolve(data) });

const queries: CreateQueries = {
  companies: ({ search }) => answering(['companies', search], companies),
  clients: ({ company_id }) => answering(['clients', company_id], clientsOf[company_id ?? 0] ?? { items: [] }),
  parties: ({ client_id }) => answering(['parties', client_id], parties),
  former: {
    list: (input) => answering(['former', input], { items: [], next: null, previous: null, total: 0 }),
    detail: ({ id }) => answering(['former', id], storyInvoice({ id })),
  },
  effects: ({ competence, gross_amount, pro_labore }) =>
    answering(
      ['effects', competence, gross_amount, pro_labore],
      invoiceEffects({ competence, gross: gross_amount, iss_withheld: false, months: outsideTheSimples, pro_labore, aim: () => LAW_ALONE }),
    ),
};

const outsideTheSimples = companyMonths({ tax_regime: 'normal' });

const create = fn((_input: { body: object }) => Promise.resolve(storyInvoice({ status: 'requested' })));

const opened = (chosen: Chosen = {}, told = queries): StoryObj => ({
  render: () => (
    <Page title="Contas a receber">
      <Outlet />
    </Page>
  ),
  parameters: {
    routes: [
      {
        path: 'criar',
        element: <CreateInvoice chosen={answering(['chosen', chosen], chosen)} queries={told} create={{ mutationFn: create }} />,
      },
    ],
    at: '/criar',
  },
});

const known: Chosen = {
  company_id: 3,
  client_id: 7,
  company: { value: 3, label: 'Souza Medicina Ltda.' },
  client: { value: 7, label: 'Hospital São Lucas' },
};

export default {
  title: 'Diálogos/Solicitar nota pela empresa',
  beforeEach: () => {
    create.mockReset().mockImplementation(() => Promise.resolve(storyInvoice({ status: 'requested' })));
  },
} satisfies Meta;

/** From the company to the sending, with the keys alone; what the client's record says is proposed. */
export const WithTheKeyboard: StoryObj = {
  ...opened(),
  name: 'Só com o teclado',
  play: async () => {
    const dialog = await dialogCalled('Solicitar nota');
    const company = await dialog.findByRole('combobox', { name: /Empresa/ });
    await waitFor(() => expect(company).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: /Tomador/ })).toBeDisabled();
    await userEvent.keyboard('souza');
    await dialog.findByRole('option', { name: /Souza Medicina/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Tomador/ })).toBeEnabled());
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveFocus());
    await userEvent.keyboard('lucas');
    await dialog.findByRole('option', { name: /Hospital São Lucas/ });
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: /Valor do serviço/ })).toHaveFocus();
    await userEvent.keyboard('15.000,00');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /IRRF retido/ })).toHaveValue('225,00'));
    await expect(dialog.getByRole('combobox', { name: /ISS retido/ })).toHaveValue('taker');
    await expect(dialog.getByText('Valor líquido').parentElement).toHaveTextContent('11.977,50');
    await expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).toHaveValue('Plantões de {competência}.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(create.mock.lastCall?.[0]).toMatchObject({
      body: {
        company_id: 3,
        client_id: 7,
        gross_amount: 1_500_000,
        irrf: 22_500,
        csrf_withheld_total: 69_750,
        inss_withheld: 165_000,
        iss_withheld: 'taker',
      },
    });
    await expect(await within(document.body).findByText('Nota para Hospital São Lucas solicitada.')).toBeVisible();
  },
};

/** What the analyst has written stays when the amount changes; the rest follows it. */
export const Corrected: StoryObj = {
  ...opened(known),
  name: 'Retenção corrigida pelo analista',
  play: async () => {
    const dialog = await dialogCalled('Solicitar nota');
    const gross = await dialog.findByRole('textbox', { name: /Valor do serviço/ });
    await userEvent.type(gross, '1.000,00');
    const irrf = dialog.getByRole('textbox', { name: /IRRF retido/ });
    await waitFor(() => expect(irrf).toHaveValue('15,00'));
    await userEvent.clear(irrf);
    await userEvent.type(irrf, '20,00');
    await userEvent.clear(gross);
    await userEvent.type(gross, '10.000,00');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /PIS, Cofins e CSLL/ })).toHaveValue('465,00'));
    await expect(irrf).toHaveValue('20,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Por que cada imposto é ou não é retido' }));
    await expect(await dialog.findByText(/^IRRF: R\$/)).toBeVisible();
    await expect(dialog.getByText(/^INSS: R\$/)).toBeVisible();
    await expect(dialog.getByText(/O cadastro do tomador diz que ele retém INSS: 11,00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'O que esta nota faz' }));
    await expect(await dialog.findByText(/A empresa não está no Simples Nacional/)).toBeVisible();
  },
};

/** Another company has other clients. */
export const AnotherCompany: StoryObj = {
  ...opened(known),
  name: 'Trocar a empresa tira o tomador',
  play: async () => {
    const dialog = await dialogCalled('Solicitar nota');
    const company = await dialog.findByRole('combobox', { name: /Empresa/ });
    await expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveValue('Hospital São Lucas');
    await userEvent.clear(company);
    await userEvent.type(company, 'lima');
    await userEvent.click(await dialog.findByRole('option', { name: /Lima Serviços/ }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveValue(''));
    await userEvent.click(dialog.getByRole('combobox', { name: /Tomador/ }));
    await expect(await dialog.findByRole('option', { name: /Clínica Lima/ })).toBeVisible();
  },
};

export const Incomplete: StoryObj = {
  ...opened(),
  name: 'O que falta, ao lado de cada campo',
  play: async () => {
    const dialog = await dialogCalled('Solicitar nota');
    await userEvent.click(await dialog.findByRole('button', { name: 'Solicitar nota' }));
    for (const words of ['Escolha uma empresa da lista.', 'Escolha um tomador da lista.'])
      await expect(await dialog.findByText(words)).toBeVisible();
    for (const field of ['Valor do serviço', 'ISS retido', 'Descrição do serviço'])
      await expect(await dialog.findByText(`Preencha o campo ${field}.`)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Empresa/ })).toHaveFocus());
    await expect(create).not.toHaveBeenCalled();
  },
};

export const Refused: StoryObj = {
  ...opened(known),
  name: 'Tomador que deixou de estar ativo',
  play: async () => {
    const wrong = 'Este tomador não está ativo. Escolha outro ou reative o cadastro.';
    create.mockRejectedValue(new StoryError(422, wrong, { client_id: [wrong] }));
    const dialog = await dialogCalled('Solicitar nota');
    await userEvent.type(await dialog.findByRole('textbox', { name: /Valor do serviço/ }), '1.000,00');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /ISS retido/ })).toHaveValue('taker'));
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await expect(await dialog.findByText(wrong)).toBeVisible();
  },
};

const closed: InvoiceParties = {
  ...parties,
  company: { ...parties.company, bar: { message: 'Esse CNPJ não existe mais. Essa empresa foi baixada.', with_reason: true } },
};

/** A closed company is pointed out before anything is typed, and the reason for the note is asked. */
export const OfAClosedCompany: StoryObj = {
  ...opened(known, { ...queries, parties: ({ client_id }) => answering(['closed', client_id], closed) }),
  name: 'Empresa baixada',
  play: async () => {
    const dialog = await dialogCalled('Solicitar nota');
    await expect(await dialog.findByText(closed.company.bar?.message ?? '')).toBeVisible();
    await expect(dialog.getByText(/Número do contrato na descrição/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Plantão de antes da baixa.');
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1.000,00');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /ISS retido/ })).toHaveValue('taker'));
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(create.mock.lastCall?.[0]).toMatchObject({ body: { reason: 'Plantão de antes da baixa.' } });
  },
};

export const OnAPhone: StoryObj = { ...opened(known), ...phone, name: 'No celular' };
