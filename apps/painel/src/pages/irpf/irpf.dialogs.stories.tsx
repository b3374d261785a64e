import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { type IncomeTaxDetail, type IncomeTaxQuote, type IncomeTaxRow, incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxAuditPoint } from '@esteto/contract/tax/income-tax-audit-point';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { incomeTaxPendency } from '@esteto/contract/tax/income-tax-pendency';
import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { informeLine, richLines, storyDossier } from '@esteto/features/tax/income-tax/story-dossier';
import { NO_OUTCOME } from '@esteto/features/tax/income-tax/story-outcome';
import { storyPoint } from '@esteto/features/tax/income-tax/story-point';
import { storyQuotas } from '@esteto/features/tax/income-tax/story-quotas';
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
  items: [
    {
      id: 11,
      version: 2,
      section: 'Rendimentos',
      title: 'Informe do hospital',
      source: null,
      reason: 'Consta em 2025 e em 2026.',
      status: 'sent',
      refused_reason: null,
    },
  ],
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
      quota_id: null,
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
      answers(incomeTax.missingItems, []),
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

const missing = [
  { section: 'Rendimentos', title: 'Informe de rendimentos de Hospital Novo', reason: 'Novo em maio de 2026: não consta em 2025.' },
  { section: 'Pagamentos', title: 'Comprovante de saúde de Plano Bem', reason: 'Consta em 2026.' },
];

/** Who paid the person and is not asked for yet stands there with the reason, and is asked for in one press, alone or all together. */
export const Missing: StoryObj = {
  ...screen('1/detalhes', [answers(incomeTax.missingItems, missing), answers(incomeTax.askMissing, undefined)]),
  name: 'Documentos ainda não pedidos',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · IRPF 2027');
    await expect(await dialog.findByText('Novo em maio de 2026: não consta em 2025.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir: Informe de rendimentos de Hospital Novo' }));
    const asked = () => sent('income-taxes/1/missing-items').map(({ body }) => body);
    await waitFor(() => expect(asked()).toEqual([{ titles: ['Informe de rendimentos de Hospital Novo'] }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir todos' }));
    await waitFor(() => expect(asked()[1]).toEqual({ titles: missing.map(({ title }) => title) }));
  },
};

export const DetailsOnAPhone: StoryObj = { ...screen('1/detalhes'), ...phone, name: 'Detalhes, no celular' };

const sentReturn: IncomeTaxDetail = {
  ...ana,
  status: 'audited',
  result: 'to_pay',
  tax_due: 120_001,
  quotas_count: 3,
  transmitted_at: '2026-05-20T12:00:00Z',
  items: [],
  pendencies: [],
  files: [],
  audit_points: [storyPoint()],
};

const after = (...more: ReturnType<typeof answers>[]) => [
  ...more,
  answers(incomeTax.detail, sentReturn),
  answers(incomeTaxQuota.list, storyQuotas),
];
const done = (endpoint: ReturnType<typeof answers>['endpoint']) => ({ endpoint, answer: () => ({ status: 204 }) });
const choose = async (menu: string, item: string) => {
  const dialog = await dialogCalled('Ana Souza · IRPF 2027');
  await userEvent.click(await dialog.findByRole('button', { name: menu }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
};

/** What each quota costs today; the guide goes beside it, and what was paid is noted. */
export const Quotas: StoryObj = {
  ...screen('1/detalhes', after(done(incomeTaxQuota.note), done(incomeTaxQuota.attachGuide))),
  name: 'Quotas do imposto',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · IRPF 2027');
    await expect(await dialog.findByText('Paga em 28/05/2026: R$ 400,01')).toBeVisible();
    await choose('Ações da 3ª quota', 'Anexar o DARF');
    const guide = await dialogCalled('Anexar o DARF');
    await userEvent.upload(await guide.findByLabelText(/^DARF/), new File(['%PDF-1.7'], 'darf.pdf', { type: 'application/pdf' }));
    await userEvent.click(guide.getByRole('button', { name: 'Anexar o DARF' }));
    await waitFor(() => expect(sent('income-tax-quotas/83/files')).toHaveLength(1));
    await choose('Ações da 2ª quota', 'Informar pagamento');
    const over = await dialogCalled('Informar pagamento');
    await userEvent.click(await over.findByRole('button', { name: 'Informar pagamento' }));
    await waitFor(() =>
      expect(sent('income-tax-quotas/82/payment').map(({ body }) => body)).toEqual([
        expect.objectContaining({ paid_amount: 50_400, version: 4 }),
      ]),
    );
  },
};

/** What came is noted with its day; the choice of the doctor stands where the team types it off. */
export const Refund: StoryObj = {
  ...screen('1/detalhes', [
    done(incomeTax.noteRefund),
    answers(incomeTax.detail, {
      ...sentReturn,
      status: 'processed',
      result: 'to_refund',
      tax_due: null,
      refund_amount: 80_000,
      account_use: 'pix',
      pix_key: '52998224725',
      audit_points: [],
    }),
    answers(incomeTaxQuota.list, []),
  ]),
  name: 'Restituição',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · IRPF 2027');
    await expect(await dialog.findByText('Pix, chave CPF 529.982.247-25')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Informar a restituição' }));
    const over = await dialogCalled('Restituição');
    await userEvent.selectOptions(await over.findByRole('combobox', { name: /^Prioridade/ }), 'Maior renda do magistério');
    await userEvent.click(over.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent('income-taxes/1/refund').map(({ body }) => body)).toEqual([
        { refund_priority: 'teaching', refund_received_on: null, refund_received_amount: null, version: 3 },
      ]),
    );
  },
};

/** How the point was met is what the team meant to do, unless it says otherwise; of what goes to Receita Federal the day is asked. */
export const AuditPoints: StoryObj = {
  ...screen('1/detalhes', after(done(incomeTaxAuditPoint.settle), done(incomeTaxAuditPoint.add))),
  ...phone,
  name: 'Pontos da malha fina, no celular',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · IRPF 2027');
    await expect(await dialog.findByRole('link', { name: 'Criar retificadora' })).toHaveAttribute('href', '/painel/irpf/criar?retifica=1');
    await choose('Ações de Despesas médicas', 'Dizer como foi resolvido');
    const over = await dialogCalled('Como foi resolvido');
    await expect(await over.findByRole('combobox', { name: /^Como foi resolvido/ })).toHaveDisplayValue('Corrigir com uma retificadora');
    await userEvent.selectOptions(over.getByRole('combobox', { name: /^Como foi resolvido/ }), 'Explicar com documentos');
    await userEvent.type(over.getByRole('textbox', { name: /^Protocolo/ }), '10010.1');
    await userEvent.click(over.getByRole('button', { name: 'Encerrar o ponto' }));
    await waitFor(() =>
      expect(sent('income-tax-audit-points/91/answer').map(({ body }) => body)).toEqual([
        expect.objectContaining({ action: 'explain', protocol: '10010.1', version: 2 }),
      ]),
    );
    const back = await dialogCalled('Ana Souza · IRPF 2027');
    await userEvent.click(await back.findByRole('link', { name: 'Incluir ponto' }));
    const point = await dialogCalled('Ponto da malha fina');
    await userEvent.type(await point.findByRole('textbox', { name: /^Título/ }), 'Aluguel');
    await userEvent.click(point.getByRole('button', { name: 'Salvar o ponto' }));
    await waitFor(() => expect(sent('income-taxes/1/audit-points')).toHaveLength(1));
  },
};

let itemVersion = 2;

/** Somebody else was faster with one document of a return: its own version comes anew, and what was typed stays. */
export const RefuseItem: StoryObj = {
  ...screen('1/detalhes', [
    answers(incomeTax.detail, () => ({ ...ana, items: ana.items.map((item) => ({ ...item, version: itemVersion })) })),
    {
      endpoint: incomeTax.moveItem,
      answer: () => {
        if (itemVersion === 5) return { status: 204 };
        itemVersion = 5;
        return { status: 409, body: { message: 'Marcos Lima alterou este documento.', current_version: 5 } };
      },
    },
  ]),
  name: 'Recusar um documento que outra pessoa mudou',
  play: async () => {
    itemVersion = 2;
    await choose('Ações de Informe do hospital', 'Recusar o documento');
    const question = await dialogCalled('Recusar o documento');
    await userEvent.type(await question.findByRole('textbox', { name: 'Motivo' }), 'Está cortado.');
    await userEvent.click(question.getByRole('button', { name: 'Recusar o documento' }));
    await userEvent.click(await question.findByRole('button', { name: 'Recarregar' }));
    await within(document.body).findByText(/^Dados recarregados/);
    await userEvent.click(question.getByRole('button', { name: 'Recusar o documento' }));
    await waitFor(() =>
      expect(sent('income-taxes/items/11/move').map(({ body }) => body)).toEqual([
        { action: 'refuse', reason: 'Está cortado.', version: 2 },
        { action: 'refuse', reason: 'Está cortado.', version: 5 },
      ]),
    );
  },
};

/** A form that is opened by its address begins with the record, and leads back to the return over the list as it stood. */
export const EditingPoint: StoryObj = {
  ...screen('1/pontos/91/editar?ver=quadro', after(done(incomeTaxAuditPoint.edit))),
  name: 'Ponto da malha fina, pelo endereço',
  play: async () => {
    const dialog = await dialogCalled('Alterar o ponto');
    await expect(await dialog.findByRole('textbox', { name: /^Título/ })).toHaveValue('Despesas médicas');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar o ponto' }));
    await waitFor(() =>
      expect(sent('income-tax-audit-points/91').map(({ body }) => body)).toEqual([
        expect.objectContaining({ title: 'Despesas médicas', plan: 'rectify', version: 2 }),
      ]),
    );
    const back = await dialogCalled('Ana Souza · IRPF 2027');
    await expect(await back.findByRole('link', { name: 'Incluir ponto' })).toHaveAttribute(
      'href',
      '/painel/irpf/1/pontos/criar?ver=quadro',
    );
  },
};

/** Companies of the person: one of them is charged. */
export const Billing: StoryObj = {
  ...screen('1/cobranca', [
    answers(incomeTax.quote, quote),
    answers(incomeTax.detail, { ...ana, boleto_id: null, boleto_status: null }),
    done(incomeTax.bill),
  ]),
  name: 'Cobrar a declaração',
  play: async () => {
    const dialog = await dialogCalled('Cobrar a declaração');
    await expect(await dialog.findByText(/^Ana Souza: R\$\s490,00, em um boleto de honorário\.$/)).toBeVisible();
    await dialog.findByRole('option', { name: 'Souza Medicina Ltda.' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Empresa que paga/ }), 'Souza Medicina Ltda.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Vencimento/ }), '10/12/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar o boleto' }));
    await waitFor(() =>
      expect(sent('income-taxes/1/bill').map(({ body }) => body)).toEqual([
        { company_id: 7, due_date: '2026-12-10', coupon: null, version: 3 },
      ]),
    );
  },
};

/** What was charged already is not charged by an address that somebody kept. */
export const BilledBefore: StoryObj = {
  ...screen('1/cobranca'),
  name: 'Cobrar a declaração, já paga',
  play: async () => {
    const dialog = await dialogCalled('Cobrar a declaração');
    await expect(await dialog.findByText('Esta declaração já foi paga.')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await expect(await dialogCalled('Ana Souza · IRPF 2027')).toBeTruthy();
  },
};

/** One more document is asked for of a return that is being made. */
export const AskingDocument: StoryObj = {
  ...screen('1/documento', [done(incomeTax.addItem)]),
  name: 'Pedir mais um documento',
  play: async () => {
    const dialog = await dialogCalled('Pedir mais um documento');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Seção/ }), 'Pagamentos');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Documento/ }), 'Recibo do dentista');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir documento' }));
    await waitFor(() =>
      expect(sent('income-taxes/1/items').map(({ body }) => body)).toEqual([
        { section: 'Pagamentos', title: 'Recibo do dentista', source: null },
      ]),
    );
  },
};

/** The person, the year and the return that is amended are filled in when the address names that return. */
export const Amending: StoryObj = {
  ...screen('criar?retifica=1', [
    answers(incomeTax.quote, { ...quote, amendable: [{ id: 1, label: 'IRPF 2027 · nº 1' }] }),
    answers(incomeTax.detail, sentReturn),
    answers(incomeTax.create, { id: 2 }),
  ]),
  name: 'Nova retificadora',
  play: async () => {
    const dialog = await dialogCalled('Nova declaração');
    await expect(await dialog.findByRole('combobox', { name: /^Pessoa/ })).toHaveValue('Ana Souza');
    await expect(await dialog.findByRole('combobox', { name: /^Declaração que ela retifica/ })).toHaveDisplayValue('IRPF 2027 · nº 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar declaração' }));
    await waitFor(() =>
      expect(sent('income-taxes').map(({ body }) => body)).toEqual([
        expect.objectContaining({ user_id: 5, exercise_year: 2027, kind: 'amending', rectifies_id: 1 }),
      ]),
    );
  },
};

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

/** The team leaves a statement out as its person does. */
export const LeavingOut: StoryObj = {
  ...screen('1/dossie', [
    { endpoint: incomeTaxDossier.setAsideFor, answer: () => ({ status: 204 }) },
    answers(incomeTaxDossier.detail, storyDossier([...richLines, informeLine])),
  ]),
  name: 'Dossiê com informe lido',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · Dossiê de 2026');
    await userEvent.click(await dialog.findByRole('button', { name: 'Deixar de fora o informe de HOSPITAL SANTA CLARA S.A.' }));
    await waitFor(() => expect(sent('income-tax-dossiers/informes/21/standing').map(({ body }) => body)).toEqual([{ set_aside: true }]));
  },
};

/** A return without a result is filled from the dossier's own count, except for the number of quotas, which its person chooses. */
export const FilledResult: StoryObj = {
  ...screen('1/detalhes', [answers(incomeTax.noteResult, { ...ana, result: 'to_pay' })]),
  name: 'Resultado preenchido pelo dossiê',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza · IRPF 2027');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Informar o resultado' }));
    const over = await dialogCalled('Resultado da declaração');
    await userEvent.click(await over.findByRole('button', { name: 'Preencher com a nossa conta' }));
    await expect(over.getByRole('combobox', { name: /^Resultado/ })).toHaveDisplayValue('A pagar');
    await userEvent.type(over.getByRole('textbox', { name: /^Quotas/ }), '2');
    await userEvent.click(over.getByRole('button', { name: 'Salvar o resultado' }));
    const { result } = storyDossier(richLines);
    await waitFor(() =>
      expect(sent('income-taxes/1/result').map(({ body }) => body)).toEqual([
        expect.objectContaining({
          result: 'to_pay',
          tax_due: result.balance,
          quotas_count: 2,
          uses_simplified: result.used_simplified,
          taxable_income: result.figures.taxable_income,
        }),
      ]),
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

/** A return that another office delivered needs only its day: no price, and no message that its year is not set up. */
export const KeptFromElsewhere: StoryObj = {
  ...screen('criar', [
    answers(incomeTax.people, { items: [{ id: 5, label: 'Ana Souza', detail: 'ana@clinica.com.br' }] }),
    { endpoint: incomeTax.quote, answer: () => ({ status: 422, body: { message: 'Exercício: configure antes o IRPF 2023.' } }) },
    answers(incomeTax.create, { id: 1 }),
  ]),
  name: 'Declaração entregue por outro escritório',
  play: async () => {
    const dialog = await dialogCalled('Nova declaração');
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Pessoa/ }), 'Ana');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Ana Souza/ }));
    const year = dialog.getByRole('textbox', { name: /^Exercício/ });
    await userEvent.clear(year);
    await userEvent.type(year, '2023');
    await expect(await dialog.findByText('Exercício: configure antes o IRPF 2023.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Entregue em/ }), '30/05/2023');
    await waitFor(() => expect(dialog.queryByText('Exercício: configure antes o IRPF 2023.')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Criar declaração' }));
    await waitFor(() =>
      expect(sent('income-taxes').map(({ body }) => body)).toEqual([
        expect.objectContaining({ user_id: 5, exercise_year: 2023, delivered_on: '2023-05-30' }),
      ]),
    );
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
