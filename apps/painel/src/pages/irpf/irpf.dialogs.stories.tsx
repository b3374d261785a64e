import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { type IncomeTaxDetail, type IncomeTaxQuote, type IncomeTaxRow, incomeTax } from '@esteto/contract/income-tax';
import { incomeTaxDossier } from '@esteto/contract/income-tax-dossier';
import { incomeTaxPendency } from '@esteto/contract/income-tax-pendency';
import { richLines, storyDossier } from '@esteto/features/income-tax/story-dossier';
import { NO_OUTCOME } from '@esteto/features/income-tax/story-outcome';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const ana: IncomeTaxDetail = {
  id: 1,
  version: 3,
  created_at: '2026-03-23T12:00:00Z',
  updated_at: '2026-04-02T12:00:00Z',
  exercise_year: 2027,
  kind: 'original',
  status: 'filling',
  deadline: '2027-05-31',
  is_covered: false,
  price: 49_000,
  boleto_id: 9,
  boleto_status: 'paid',
  approved_at: null,
  transmitted_at: null,
  user_id: 5,
  user_name: 'Ana Souza',
  user_email: 'ana@clinica.com.br',
  responsible_id: 4,
  responsible_name: 'Marina Teles',
  waiting: 0,
  overdue: 0,
  answered: 1,
  items_count: 1,
  items_settled: 0,
  ...NO_OUTCOME,
  items: [{ id: 11, version: 2, section: 'Rendimentos', title: 'Informe do hospital', source: null, status: 'sent', refused_reason: null }],
  pendencies: [
    {
      id: 21,
      version: 2,
      created_at: '2027-03-23T12:00:00Z',
      updated_at: '2027-03-24T12:00:00Z',
      income_tax_id: 1,
      kind: 'information',
      title: 'Aluguel de maio',
      text: 'Quem pagou o aluguel de maio?',
      due_on: '2027-04-10',
      status: 'answered',
      answer: 'A clínica Alfa.',
      answered_at: '2027-03-24T12:00:00Z',
      reason: null,
      reminders_sent: 1,
    },
  ],
  files: [
    {
      id: 31,
      income_tax_id: 1,
      name: 'informe.png',
      mime: 'image/png',
      size: 120_000,
      role: 'document',
      item_id: 11,
      pendency_id: null,
      from_client: true,
      created_at: '2027-03-24T12:00:00Z',
      reading: null,
    },
  ],
  approval: null,
};

const quote: IncomeTaxQuote = {
  price: 49_000,
  why: ['Preço do IRPF 2027: R$ 490,00.'],
  is_covered: false,
  deadline: '2027-05-31',
  waits_for_payment: true,
  coupon_problem: null,
  problem: null,
  amendable: [],
  companies: [{ id: 7, name: 'Souza Medicina Ltda.' }],
};

const screen = (at: string, more: ReturnType<typeof answers>[] = []) =>
  storyScreen({
    app: 'painel',
    routes,
    person: master,
    at: `/painel/irpf/${at}`,
    answers: [
      ...more,
      answers(incomeTax.list, onlyPage<IncomeTaxRow>([ana])),
      answers(incomeTax.detail, ana),
      answers(incomeTax.comments, []),
      answers(incomeTaxDossier.detail, storyDossier(richLines)),
    ],
  });
const sent = (path: string) => theServer().requests.filter((one) => one.method !== 'GET' && one.path === `admin/${path}`);

export default { title: 'Telas/Painel/IRPF, diálogos' } satisfies Meta;

/** What came, with its words; what our own count says stands beside the result that the team writes, and fills what is empty of its figures. */
export const Details: StoryObj = {
  ...screen('1/detalhes', [answers(incomeTax.noteResult, { ...ana, result: 'to_pay' })]),
  name: 'Detalhes e resultado',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · IRPF 2027');
    await expect(await dialog.findByText('Resposta: A clínica Alfa.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Informar o resultado' }));
    const over = await dialogCalled('Resultado da declaração');
    await expect(await over.findByText(/^Pela conta do Esteto: A pagar/)).toBeVisible();
    await userEvent.selectOptions(await over.findByRole('combobox', { name: /^Resultado/ }), 'A pagar');
    await userEvent.type(await over.findByRole('textbox', { name: /^Imposto a pagar/ }), '1234,56');
    await userEvent.type(over.getByRole('textbox', { name: /^Quotas/ }), '2');
    await userEvent.type(over.getByRole('textbox', { name: /^Rendimentos isentos/ }), '10,00');
    await userEvent.click(over.getByRole('button', { name: 'Preencher com a nossa conta' }));
    await expect(over.getByRole('textbox', { name: /^Rendimentos tributáveis/ })).toHaveValue('275.000,00');
    await userEvent.click(over.getByRole('button', { name: 'Salvar o resultado' }));
    await waitFor(() =>
      expect(sent('income-taxes/1/result').map(({ body }) => body)).toEqual([
        expect.objectContaining({
          result: 'to_pay',
          tax_due: 123_456,
          quotas_count: 2,
          taxable_income: 27_500_000,
          // What was typed stays.
          exempt_income: 1_000,
          exclusive_income: 1_800_000,
          assets_value: null,
          version: 3,
        }),
      ]),
    );
  },
};

export const DetailsOnAPhone: StoryObj = { ...screen('1/detalhes'), ...phone, name: 'Detalhes, no celular' };

/** Each line leads to where the team sees what it was counted from. */
export const Dossier: StoryObj = {
  ...screen('1/dossie'),
  name: 'Dossiê',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · Dossiê de 2026');
    const payroll = await dialog.findByRole('link', { name: 'Folha da empresa: Alfa Serviços Médicos Ltda., janeiro de 2026' });
    await expect(payroll).toHaveAttribute('href', '/painel/mensal/fator-r/historico/empresa/7');
    await expect(dialog.getByRole('link', { name: /^Livro-caixa: / })).toHaveAttribute(
      'href',
      '/painel/livro-caixa/geral?search=12345678909',
    );
  },
};

export const DossierOnAPhone: StoryObj = { ...screen('1/dossie'), ...phone, name: 'Dossiê, no celular' };

/** The price is explained before it is charged; what the server refuses stands beside its field, and what was typed stays. */
export const Creating: StoryObj = {
  ...screen('criar', [
    answers(incomeTax.people, { items: [{ id: 5, label: 'Ana Souza', detail: 'ana@clinica.com.br' }] }),
    answers(incomeTax.quote, quote),
    {
      endpoint: incomeTax.create,
      answer: () => ({
        status: 422,
        body: { message: 'Confira os campos.', errors: { exercise_year: ['Esta pessoa já tem a original deste exercício.'] } },
      }),
    },
  ]),
  name: 'Nova declaração',
  play: async () => {
    const dialog = await dialogCalled('Nova declaração');
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Pessoa/ }), 'Ana');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Ana Souza/ }));
    await expect(await dialog.findByText(/Preço do IRPF 2027: R\$ 490,00\. A pagar: .*Começa depois do pagamento\./)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Empresa que paga/ }), 'Souza Medicina Ltda.');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Cupom/ }), 'BEMVINDO');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar declaração' }));
    await expect(await dialog.findByText('Esta pessoa já tem a original deste exercício.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Cupom/ })).toHaveValue('BEMVINDO');
  },
};

/** The words of the year begin it, and are the writer's to change. */
export const Asking: StoryObj = {
  ...screen('1/pendencia', [
    answers(incomeTaxPendency.templates, [
      { kind: 'document', title: 'Recibos de saúde', text: 'Envie os recibos de saúde do ano.' },
      { kind: 'decision', title: 'Modelo de tributação', text: 'Escolha o modelo.' },
    ]),
    answers(incomeTaxPendency.create, { id: 22 }),
  ]),
  name: 'Pedir algo ao médico',
  play: async () => {
    const dialog = await dialogCalled('Pedir algo ao médico');
    await userEvent.click(await dialog.findByRole('button', { name: 'Modelo de tributação' }));
    await expect(dialog.getByRole('combobox', { name: /^Tipo/ })).toHaveDisplayValue('Decisão');
    await userEvent.click(dialog.getByRole('button', { name: 'Recibos de saúde' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^O que pedimos/ }), ' Os de 2026.');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir ao médico' }));
    await waitFor(() =>
      expect(sent('income-taxes/1/pendencies').map(({ body }) => body)).toEqual([
        { kind: 'document', title: 'Recibos de saúde', text: 'Envie os recibos de saúde do ano. Os de 2026.', due_on: '2026-12-01' },
      ]),
    );
  },
};

/** What is kept says what it is. */
export const Files: StoryObj = {
  ...screen('1/arquivos'),
  name: 'Arquivos',
  play: async () => {
    const dialog = await dialogCalled('Arquivos da declaração');
    await expect(await dialog.findByText(/informe\.png/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /arquivo/i })).toBeVisible();
  },
};
