import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { type BankRule, reconciliation, type TransactionDetail, type TransactionRow } from '@esteto/contract/money/reconciliation';
import { type BankAccount, bankAccount } from '@esteto/contract/month/bank-account';
import { type SentStatement, type StatementPreview, type StatementProgress, statement } from '@esteto/contract/month/statement';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Extratos' } satisfies Meta;

const sent = {
  id: 1,
  bank_account_id: 1,
  month: 10,
  status: 'sent' as const,
  has_gap: false,
  message: null,
  sent_at: '2026-11-03T13:00:00Z',
};

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/extratos',
  person: doctor,
  endpoint: statement.year,
  filled: {
    body: {
      accounts: [{ id: 1, name: 'Banco 341, conta final 3456' }],
      statements: [
        sent,
        { ...sent, id: 2, month: 9, status: 'checked', has_gap: true },
        { ...sent, id: 3, month: 8, status: 'incomplete' },
        { ...sent, id: 4, month: 7, status: 'no_movement', sent_at: null },
      ],
    },
    sees: 'Enviado',
  },
  empty: { body: { accounts: [], statements: [] }, sees: 'Nenhum extrato ainda. Comece pelo mês que acabou.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Enviado' },
});

export const Filled: StoryObj = { ...screen.filled, name: 'Com extratos' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What the file of a bank says before it is kept. */
const preview: StatementPreview = {
  columns: [
    { number: 1, header: 'Quando', sample: '05/10/2026', column: 'date' },
    { number: 2, header: 'O que', sample: 'Pix recebido de Hospital Santa Catarina', column: null },
    { number: 3, header: 'Quanto', sample: '1.500,00', column: null },
    { number: 4, header: 'Ficou', sample: '2.412,33', column: null },
  ],
  by: 'names',
  is_sure: false,
  problem: 'Diga qual coluna é o valor.',
  doubts: [],
  count: 0,
  rows: [],
};
const corrected: StatementPreview = {
  ...preview,
  columns: preview.columns.map((one) => (one.number === 3 ? { ...one, column: 'amount' } : one)),
  by: 'person',
  is_sure: true,
  problem: null,
  count: 48,
  rows: [
    { line: 2, date: '2026-10-05', memo: 'Pix recebido de Hospital Santa Catarina', amount: 150_000, balance: 241_233 },
    { line: 3, date: '2026-10-06', memo: 'Tarifa', amount: -8990, balance: 232_243 },
  ],
};
const remembered: StatementPreview = { ...corrected, by: 'memory' };

const largeReading: StatementProgress = {
  state: 'reading',
  total: 25_000,
  done: 10_000,
  problem: null,
  fresh: 0,
  repeated: 0,
  months: [],
  warnings: [],
};
const largeKept: StatementProgress = { ...largeReading, state: 'kept', done: 25_000, fresh: 25_000, months: ['2026-10'] };

const year = answers(statement.year, { accounts: [{ id: 7, name: 'Nubank da clínica' }], statements: [] });
const warning = 'O arquivo não traz nenhum lançamento de novembro de 2026: é de setembro de 2026, e ficou nesse mês.';
const upload = answers(statement.upload, { fresh: 12, repeated: 3, months: ['2026-09'], warnings: [warning] });

export const Sent: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/extratos/enviar/ano/2026/mes/11',
    person: doctor,
    answers: [year, upload, answers(statement.previewUpload, remembered)],
  }),
  name: 'O que veio fica até ser lido',
  play: async () => {
    const dialog = await dialogCalled('Enviar extrato');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Conta/ }), 'Nubank da clínica');
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.upload(
      await dialog.findByLabelText(/^Arquivo do banco/),
      new File(['date,title,amount'], 'nubank.csv', { type: 'text/csv' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: /^48 lançamentos/ }));
    await expect(await dialog.findByText(/^Como você disse no último arquivo/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar extrato' }));
    await expect(await dialog.findByText(warning)).toBeVisible();
    await expect(dialog.getByText(/12 lançamentos novos/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Entendi' })).toHaveFocus());
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')?.path).toContain('statements');
    await userEvent.click(dialog.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

/** Columns that nobody can guess are named by the person; what they say is sent with the file. */
export const Columns: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/extratos/enviar/ano/2026/mes/10',
    person: doctor,
    answers: [
      year,
      answers(statement.upload, { fresh: 48, repeated: 0, months: ['2026-10'], warnings: [] }),
      { endpoint: statement.previewUpload, answer: ({ body }) => ({ body: body?.['columns'] ? corrected : preview }) },
    ],
  }),
  name: 'As colunas de um CSV, corrigidas',
  play: async () => {
    const dialog = await dialogCalled('Enviar extrato');
    await userEvent.upload(
      await dialog.findByLabelText(/^Arquivo do banco/),
      new File(['Quando;Quanto'], 'banco.csv', { type: 'text/csv' }),
    );
    await expect(await dialog.findByText(/^Diga qual coluna é o valor/)).toBeVisible();
    // The second is said before the first is answered.
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'O que é a coluna O que' }), 'Descrição');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'O que é a coluna Quanto' }), 'Valor');
    await expect(await dialog.findByRole('region', { name: 'Como os lançamentos entram' })).toBeVisible();
    await expect(dialog.getByText('E mais 46 lançamentos.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar extrato' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ columns: 'date,memo,amount,' });
  },
};

/** A large file comes in by itself: how far it is stands in the dialog, and then what came of it. */
export const Large: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/extratos/enviar/ano/2026/mes/10',
    person: doctor,
    answers: [
      year,
      answers(statement.upload, { fresh: 0, repeated: 0, months: [], warnings: [], import_id: 9 }),
      {
        endpoint: statement.progress,
        answer: () => ({
          body: theServer().requests.filter(({ path }) => path === 'statements/imports/9').length > 1 ? largeKept : largeReading,
        }),
      },
    ],
  }),
  name: 'Um arquivo grande',
  play: async () => {
    const dialog = await dialogCalled('Enviar extrato');
    await userEvent.upload(await dialog.findByLabelText(/^Arquivo do banco/), new File(['OFX'], 'anos.ofx', { type: 'application/x-ofx' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar extrato' }));
    await expect(await dialog.findByText('10.000 de 25.000 lançamentos')).toBeVisible();
    await expect(await dialog.findByText(/^Extrato recebido: 25.000 lançamentos novos/, {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

export const ColumnsOnAPhone: StoryObj = { ...Columns, ...phone, name: 'As colunas, no celular' };

export const NoMonth: StoryObj = {
  ...storyScreen({ app: 'professional', routes, at: '/app/extratos/enviar/ano/2026/mes/13', person: doctor, answers: [year] }),
  name: 'Um mês que não existe',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

const movement: TransactionDetail = {
  id: 31,
  date: '2026-11-03',
  memo: 'TED RECEBIDA HOSPITAL SANTA CATA',
  amount: 938_500,
  account: 'Banco 341, conta final 3456',
  status: 'suggested',
  said: null,
  twin: null,
  suggestion: {
    parts: [{ kind: 'invoice', id: 10, name: 'Nota 2026/118, Hospital Santa Catarina', amount: 938_500 }],
    left: 61_500,
    reasons: ['valor com retenção de 6,15 %', 'parte do nome na descrição', '3 dias depois do vencimento'],
  },
  candidates: [
    {
      kind: 'invoice',
      id: 10,
      name: 'Nota 2026/118, Hospital Santa Catarina',
      amount: 938_500,
      due: 1_000_000,
      reasons: ['valor com retenção de 6,15 %', 'parte do nome na descrição'],
    },
    {
      kind: 'invoice',
      id: 11,
      name: 'Nota 2026/121, Clínica Vida',
      amount: 400_000,
      due: 400_000,
      reasons: ['7 dias antes do vencimento'],
    },
  ],
  words: 'ted recebida hospital santa cata',
  alike: 0,
  profit: null,
};
const fee: TransactionDetail = {
  ...movement,
  id: 32,
  memo: 'TARIFA PACOTE DE SERVICOS 11/2026',
  amount: -4990,
  date: '2026-11-20',
  status: 'unmatched',
  suggestion: null,
  candidates: [],
  words: 'tarifa pacote de servicos',
  alike: 3,
};
const saidOf = (category: 'rent' | null) => ({ category, is_ignored: false, note: null, by_rule: false, parts: [] });
const rent: TransactionDetail = {
  ...fee,
  id: 33,
  memo: 'PIX ENVIADO IMOBILIARIA',
  status: 'categorized',
  said: { ...saidOf('rent'), by_rule: true, note: 'Consultório da Paulista' },
  candidates: [],
};
const sure: TransactionDetail = { ...movement, id: 34, suggestion: movement.suggestion && { ...movement.suggestion, left: 0 } };
const done = {
  ...movement,
  status: 'matched' as const,
  suggestion: null,
  said: { ...saidOf(null), parts: movement.suggestion?.parts ?? [] },
};

const withTransactions = (at: string, detail: TransactionDetail = movement) =>
  storyScreen({
    app: 'professional',
    routes,
    at,
    person: doctor,
    answers: [
      year,
      answers(reconciliation.list, onlyPage<TransactionRow>([sure, fee, rent], ['amount'])),
      answers(reconciliation.reconcile, done),
      answers(reconciliation.undo, movement),
      answers(reconciliation.tellApart, undefined),
      answers(reconciliation.rules, { items: [rule] }),
      answers(reconciliation.changeRule, { ...rule, category: 'services', version: 2 }),
      answers(reconciliation.detail, detail),
    ],
  });

const rule: BankRule = { id: 1, version: 1, words: 'tarifa pacote', is_inflow: false, category: 'bank_fee', hits: 12 };

const sentBody = () => theServer().requests.findLast(({ method }) => method === 'POST')?.body;

/** Each movement with what it was for or seems to be; a sure suggestion is taken from its row. */
export const Movements: StoryObj = {
  ...withTransactions('/app/extratos?ver=lancamentos'),
  name: 'Lançamentos',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('Nota 2026/118, Hospital Santa Catarina?')).toBeVisible();
    await expect(body.getByText('Aluguel e condomínio')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: /^Confirmar sugestão/ }));
    await expect(await body.findByText('Conciliado: Nota 2026/118, Hospital Santa Catarina')).toBeVisible();
    await expect(sentBody()).toMatchObject({ targets: [{ kind: 'invoice', id: 10, amount: 938_500, settles: false }] });

    body.getByText('PIX ENVIADO IMOBILIARIA').closest<HTMLElement>('[data-row]')?.focus();
    await userEvent.keyboard('c');
    await userEvent.keyboard('u');
    await expect(await body.findByText(/^Conciliação desfeita/)).toBeVisible();
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')?.path).toBe('bank-transactions/33/undo');
  },
};

export const MovementsOnAPhone: StoryObj = {
  ...withTransactions('/app/extratos?ver=lancamentos'),
  name: 'Lançamentos no celular',
  ...phone,
};

/** What it seems to be is chosen; what does not come was kept back, and the note is paid. */
export const Suggested: StoryObj = {
  ...withTransactions('/app/extratos/lancamento/31?ver=lancamentos'),
  name: 'Conciliar com a nota sugerida',
  play: async () => {
    const dialog = await dialogCalled('TED RECEBIDA HOSPITAL SANTA CATA');
    await expect(await dialog.findByRole('checkbox', { name: /Nota 2026\/118/ })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: /Dar por paga/ })).toBeChecked();
    await expect(dialog.queryByRole('combobox', { name: /sobram/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Conciliar' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await expect(sentBody()).toMatchObject({ targets: [{ kind: 'invoice', id: 10, amount: 938_500, settles: true }], category: null });
  },
};

const profit: TransactionDetail = {
  ...fee,
  memo: 'PIX ENVIADO SOCIO',
  amount: -600_000,
  profit: {
    owners: [
      { user_id: 1, name: 'Ana Souza' },
      { user_id: 7, name: 'Bruno Alves' },
    ],
    filed: ['2026-11'],
  },
};

/** The owner of a profit stands beside the category, and what it means once the month's Reinf has left. */
export const WhoseProfit: StoryObj = {
  ...withTransactions('/app/extratos/lancamento/32?ver=lancamentos', profit),
  name: 'De quem é o lucro',
  play: async () => {
    const dialog = await dialogCalled('PIX ENVIADO SOCIO');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Ou o que foi/ }), 'Distribuição de lucros');
    await expect(await dialog.findByText(/^A Reinf de novembro de 2026 já foi entregue/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^De quem é/ }), 'Bruno Alves');
    await userEvent.click(dialog.getByRole('button', { name: 'Conciliar' }));
    await waitFor(() => expect(sentBody()).toMatchObject({ category: 'profit', owner_id: 7 }));
  },
};

export const WhoseProfitOnAPhone: StoryObj = { ...WhoseProfit, ...phone, name: 'De quem é o lucro, no celular' };

/** Another note is chosen, and what is left of the credit is said. */
export const Divided: StoryObj = {
  ...withTransactions('/app/extratos/lancamento/31?ver=lancamentos'),
  name: 'Dividir entre uma nota e outra coisa',
  play: async () => {
    const dialog = await dialogCalled('TED RECEBIDA HOSPITAL SANTA CATA');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Nota 2026\/118/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Nota 2026\/121/ }));
    const rest = await dialog.findByRole('combobox', { name: /^O que são os .*5\.385,00 que sobram$/ });
    await userEvent.selectOptions(rest, 'Aporte de sócio');
    await userEvent.click(dialog.getByRole('button', { name: 'Conciliar' }));
    await waitFor(() => expect(sentBody()).toMatchObject({ targets: [{ id: 11, amount: 400_000 }], category: 'capital' }));
  },
};

/** A fee of every month is said once and for all. */
export const Taught: StoryObj = {
  ...withTransactions('/app/extratos/lancamento/32?ver=lancamentos', fee),
  name: 'Categorizar para sempre',
  play: async () => {
    const dialog = await dialogCalled('TARIFA PACOTE DE SERVICOS 11/2026');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Ou o que foi' }), 'Tarifas e juros do banco');
    await userEvent.click(await dialog.findByRole('switch', { name: /Fazer o mesmo sempre/ }));
    await expect(dialog.getByText('3 lançamentos que esperam também ficam assim.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Conciliar' }));
    await waitFor(() => expect(sentBody()).toMatchObject({ targets: [], category: 'bank_fee', always: true }));
  },
};

export const TakenBack: StoryObj = {
  ...withTransactions('/app/extratos/lancamento/33?ver=lancamentos', rent),
  name: 'Desfazer uma conciliação',
  play: async () => {
    const dialog = await dialogCalled('PIX ENVIADO IMOBILIARIA');
    await expect(
      await dialog.findByText('Este lançamento já está explicado por uma regra: Aluguel e condomínio. Observação: Consultório da Paulista'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(theServer().requests.findLast(({ method }) => method === 'POST')?.path).toContain('/undo'));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

const repeated: TransactionDetail = {
  ...fee,
  id: 35,
  twin: { date: '2026-11-19', memo: 'TAR PACOTE SERVICOS', account: 'Itaú da clínica' },
};

/** What came twice is asked about before anything is said of it. */
export const LooksRepeated: StoryObj = {
  ...withTransactions('/app/extratos/lancamento/35?ver=lancamentos', repeated),
  name: 'Um lançamento que parece repetido',
  play: async () => {
    const dialog = await dialogCalled('TARIFA PACOTE DE SERVICOS 11/2026');
    await expect(await dialog.findByText(/^Parece repetido: “TAR PACOTE SERVICOS” em 19 nov, em Itaú da clínica/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'É o mesmo' }));
    await expect(await within(document.body).findByText('O lançamento repetido saiu.')).toBeVisible();
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: 'bank-transactions/35/tell-apart',
      body: { is_other: false },
    });
  },
};

export const Rules: StoryObj = {
  ...withTransactions('/app/extratos/regras?ver=lancamentos'),
  name: 'Regras',
  play: async () => {
    const dialog = await dialogCalled('Regras');
    await expect(await dialog.findByText('Tarifas e juros do banco. 12 lançamentos explicados.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar a regra “tarifa pacote”' }));
    const form = await dialogCalled('Alterar regra');
    await userEvent.selectOptions(await form.findByRole('combobox', { name: /^Categoria/ }), 'Serviços de terceiros');
    await userEvent.click(form.getByRole('checkbox', { name: /^Mudar também o que ela já explicou/ }));
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(lastRequest()).toMatchObject({ path: 'bank-rules/1', body: { category: 'services', again: true, version: 1 } }),
    );
  },
};

const itau: BankAccount = {
  id: 7,
  version: 2,
  name: 'Banco 341, conta final 3456',
  transactions: 412,
  first_day: '2025-01-03',
  last_day: '2026-10-30',
};

const withAccounts = () =>
  storyScreen({
    app: 'professional',
    routes,
    at: '/app/extratos/contas',
    person: doctor,
    answers: [
      year,
      answers(bankAccount.list, {
        items: [itau, { ...itau, id: 8, name: 'Itaú da clínica', transactions: 0, first_day: null, last_day: null }],
      }),
      answers(bankAccount.rename, { ...itau, name: 'Itaú PJ', version: 3 }),
      answers(bankAccount.merge, undefined),
      answers(bankAccount.remove, undefined),
    ],
  });

const choose = async (what: string): Promise<void> => {
  const dialog = await dialogCalled('Contas');
  await userEvent.click(await dialog.findByRole('button', { name: 'Ações de Banco 341, conta final 3456' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: what }));
};

const lastRequest = () => theServer().requests.findLast(({ method }) => method !== 'GET');

/** Two accounts that are one become one, after words that say what follows. */
export const MergedAccounts: StoryObj = {
  ...withAccounts(),
  name: 'Juntar duas contas',
  play: async () => {
    await choose('Juntar a outra');
    const question = await dialogCalled('Juntar contas');
    await userEvent.selectOptions(await question.findByRole('combobox', { name: /^Conta que fica/ }), 'Itaú da clínica');
    await userEvent.click(question.getByRole('button', { name: 'Juntar' }));
    await expect(await within(document.body).findByText('Contas juntadas.')).toBeVisible();
    await expect(lastRequest()).toMatchObject({ path: 'bank-accounts/7/merge', body: { into_id: 8 } });
  },
};

export const RenamedAccount: StoryObj = {
  ...withAccounts(),
  name: 'Renomear uma conta',
  play: async () => {
    await choose('Renomear');
    const question = await dialogCalled('Renomear conta');
    const name = await question.findByRole('textbox', { name: /^Nome da conta/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Itaú PJ');
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await expect(await within(document.body).findByText('Conta renomeada.')).toBeVisible();
    await expect(lastRequest()).toMatchObject({ path: 'bank-accounts/7', body: { name: 'Itaú PJ', version: 2 } });
  },
};

export const RemovedAccount: StoryObj = {
  ...withAccounts(),
  name: 'Remover uma conta',
  play: async () => {
    await choose('Remover');
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Remover conta' }));
    await expect(question.getByText(/412 lançamentos, de 3 jan 2025 a 30 out/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remover conta' }));
    await expect(await within(document.body).findByText('Conta removida.')).toBeVisible();
    await expect(lastRequest()).toMatchObject({ method: 'DELETE', path: 'bank-accounts/7' });
  },
};

const sentFile: SentStatement = {
  id: 5,
  sent_at: '2026-11-03T13:00:00Z',
  sent_by: 'Ana Souza',
  file_name: 'extrato-outubro.ofx',
  months: ['2026-10'],
  fresh: 41,
  repeated: 2,
  undone_at: null,
  state: 'kept',
  total: null,
  done: null,
  problem: null,
  undone_by: null,
};

/** A wrong file is taken back after a question that says what goes. */
export const SentFiles: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/extratos/envios',
    person: doctor,
    answers: [
      year,
      answers(statement.sent, {
        items: [
          { ...sentFile, id: 6, file_name: 'anos.ofx', state: 'reading', total: 25_000, done: 10_000 },
          { ...sentFile, id: 7, file_name: 'fechado.ofx', state: 'failed', total: 25_000, done: 0, problem: '10/2026 está fechado.' },
          sentFile,
          { ...sentFile, id: 4, file_name: 'errado.csv', undone_at: '2026-11-02T12:00:00Z', undone_by: 'Ana Souza' },
        ],
      }),
      answers(statement.undoImport, undefined),
    ],
  }),
  name: 'Desfazer um envio',
  play: async () => {
    const dialog = await dialogCalled('Envios');
    await expect(await dialog.findByText(/por Ana Souza: 41 lançamentos novos, 2 que já estavam aqui, out\/2026\./)).toBeVisible();
    await expect(dialog.getByText(/^Desfeito em/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer o envio de extrato-outubro.ofx' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Desfazer envio' });
    await userEvent.click(within(question).getByRole('button', { name: 'Desfazer envio' }));
    await waitFor(() => expect(theServer().requests.findLast(({ method }) => method === 'POST')?.path).toBe('statements/imports/5/undo'));
    await expect(await within(document.body).findByText('Envio desfeito.')).toBeVisible();
  },
};
