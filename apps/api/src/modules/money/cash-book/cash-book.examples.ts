import { cashBook } from '@esteto/contract/money/cash-book';
import { systemActor } from '../../../platform/work/actor.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { PDF, type Scene, whileActive } from '../../../testing/scene.ts';

export const incomeSample = () => ({
  kind: 'income' as const,
  entry_date: '2026-10-05',
  code: 'R01.001.001',
  amount: 45_000,
  history: 'Consulta',
  received_from: 'PF' as const,
  payer_cpf: '12345678909',
});

export const rentSample = () => ({
  kind: 'payment' as const,
  entry_date: '2026-10-08',
  code: 'P10.01.00002',
  amount: 180_000,
  history: 'Aluguel do consultório',
});

/** A file of a person's own: each line a day, a CPF, what it was and an amount. */
export const sheetSample = (lines: readonly string[] = ['05/10/2026;12345678909;Consulta;450,00']) => ({
  name: 'outubro.csv',
  bytes: Buffer.from(['Data;CPF;Histórico;Valor', ...lines].join('\r\n')),
});

let sheets = 0;

/** Each time another amount: a file that brings nothing new is refused. */
const anotherSheet = () => {
  sheets += 1;
  return sheetSample([`05/10/2026;12345678909;Consulta;${sheets},00`]);
};

export const newEntry = (scene: Scene, body: object = incomeSample()) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(cashBook.create, { company_id: company.id, body: body as ReturnType<typeof incomeSample> }, { as: partner }),
  );

/** Somebody's own, whoever they are: nobody sees or changes what stands in another's book. */
const ownEntry = async ({ api }: Pick<Scene, 'api'>, { id: user_id }: TestPerson, day = '2026-10-05'): Promise<{ id: number }> => {
  const [entry] = await api.sql(
    `insert into cash_book_entries (user_id, kind, entry_date, code, amount, deductible, history, received_from, payer_cpf, search_key, created_at, updated_at)
     values ($1, 'income', $2, 'R01.001.001', 2000000, 0, 'Consulta', 'PF', '12345678909', 'consulta', now(), now()) returning id`,
    [user_id, day],
  );
  return { id: Number(entry?.['id']) };
};

const paper = { name: 'comprovante.pdf', bytes: PDF };

const ownProof = async (
  { api, company }: Pick<Scene, 'api' | 'company'>,
  person: TestPerson,
): Promise<{ id: number; proof_id: number }> => {
  const { id } = await ownEntry({ api }, person);
  const file_id = await api.deps.work(systemActor('example'), (tx) =>
    api.deps.files.keep(tx, { bytes: PDF, mime: 'application/pdf', name: paper.name }, company.id),
  );
  const [proof] = await api.sql(
    `insert into cash_book_proofs (user_id, entry_id, company_id, file_id, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now()) returning id`,
    [person.id, id, company.id, file_id],
  );
  return { id, proof_id: Number(proof?.['id']) };
};

export const cashBookExamples: Examples<'cashBook'> = {
  cashBook: {
    year: () => ({ year: 2026 }),
    settings: () => ({ body: { dependents: 2, works_at_home: true } }),
    entries: () => ({}),
    detail: (scene, caller) => ownEntry(scene, caller),
    create: () => ({ body: incomeSample() }),
    update: async (scene, caller) => ({ ...(await ownEntry(scene, caller)), body: { ...rentSample(), version: 1 } }),
    remove: (scene, caller) => ownEntry(scene, caller),
    proofs: (scene, caller) => ownEntry(scene, caller),
    attachProof: async (scene, caller) => ({ ...(await ownEntry(scene, caller)), file: paper }),
    proof: (scene, caller) => ownProof(scene, caller),
    removeProof: (scene, caller) => ownProof(scene, caller),
    proofsOfPerson: ({ partner }) => ({ ...idOf(partner), year: 2026 }),
    proofOfPerson: async (scene) => ({ ...idOf(scene.partner), proof_id: (await ownProof(scene, scene.partner)).proof_id }),
    previewImport: () => ({ body: {}, file: sheetSample() }),
    importFile: () => ({ body: { columns: 'date,payer,history,amount' }, file: anotherSheet() }),
    imports: () => ({}),
    undoImport: async ({ api }, { id: user_id }) => {
      const [row] = await api.sql(
        `insert into cash_book_imports (user_id, file_name, headers, columns, fresh, matched, repeated, created_at, updated_at)
         values ($1, 'outubro.csv', 'Data;Valor', '["date","amount"]', 0, 0, 0, now(), now()) returning id`,
        [user_id],
      );
      return { id: Number(row?.['id']) };
    },
    file: () => ({ year: 2026, kind: 'income' }),
    everyBook: () => ({}),
    closings: () => ({}),
    yearOfPerson: ({ partner }) => ({ ...idOf(partner), year: 2026 }),
    closeMonth: async ({ api }) => {
      const partner = await api.make.partner(await api.make.company());
      await ownEntry({ api }, partner, '2026-09-05');
      return { ...idOf(partner), body: { month: '2026-09' } };
    },
    reopenMonth: async ({ api, master }) => {
      const { id } = await api.make.partner(await api.make.company());
      await api.ask(cashBook.closeMonth, { id, body: { month: '2026-09' } }, { as: master });
      return { id, body: { month: '2026-09', reason: 'Faltou um recibo.' } };
    },
    comments: ({ partner }) => idOf(partner),
    comment: ({ partner }) => ({ ...idOf(partner), body: { text: 'Faltam os recibos de consultas.' } }),
    uncomment: async ({ api, partner, master }) => {
      const [made] = await api.ask(cashBook.comment, { ...idOf(partner), body: { text: 'Liguei.' } }, { as: master });
      return { ...idOf(partner), comment_id: made?.id ?? 0 };
    },
  },
};
