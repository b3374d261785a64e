import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxResultForm, type NewIncomeTaxForm, newIncomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { PDF, type Scene } from '../../../testing/scene.ts';
import { ensureYear } from './year/income-tax-year.examples.ts';

/** The year of the examples' returns. */
export const EXERCISE = 2026;

/** An amending one by default: of these a person has as many as there are. */
export const returnSample = (user_id: number, more: Partial<NewIncomeTaxForm> = {}): NewIncomeTaxForm => ({
  ...newIncomeTaxForm.getDefault(),
  user_id,
  exercise_year: EXERCISE,
  kind: 'amending',
  ...more,
});

/** A return that asks for its documents, of the scene's partner or of somebody else. */
export const newReturn = async (
  scene: Scene,
  { id: user_id }: Pick<TestPerson, 'id'> = scene.partner,
  more: Partial<NewIncomeTaxForm> = {},
) => {
  const { api, master } = scene;
  await ensureYear(scene, EXERCISE);
  // The return is a partner's: nobody else can have one, and a caller who is none is to be refused before it is looked for.
  const [own] = await api.sql("select 1 from memberships where user_id = $1 and user_type = 'partner' and is_active", [user_id]);
  const person = own ? user_id : scene.partner.id;
  const { id } = await api.ask(incomeTax.create, { body: returnSample(person, more) }, { as: master });
  return api.ask(incomeTax.detail, { id }, { as: master });
};

/** A document that it asks for. */
export const newItem = async (scene: Scene, person?: Pick<TestPerson, 'id'>) => {
  const { api, master } = scene;
  const { id } = await newReturn(scene, person);
  await api.ask(incomeTax.addItem, { id, body: { section: 'Rendimentos', title: 'Informe do hospital', source: null } }, { as: master });
  const [item] = (await api.ask(incomeTax.detail, { id }, { as: master })).items;
  if (!item) throw new Error('no item was added');
  return { ...item, income_tax_id: id };
};

export const RESULT = {
  ...incomeTaxResultForm.getDefault(),
  result: 'to_pay' as const,
  tax_due: 120_000,
  quotas_count: 3,
  taxable_income: 36_000_000,
  exempt_income: 20_000_000,
  exclusive_income: 0,
  year_tax: 7_200_000,
};

/** Led along these actions, with a result. */
export const movedReturn = async (
  scene: Scene,
  actions: readonly ('fill' | 'review' | 'ask_approval')[],
  person?: Pick<TestPerson, 'id'>,
) => {
  const { api, master: as } = scene;
  const { id, version } = await newReturn(scene, person);
  let last = (await api.ask(incomeTax.noteResult, { id, body: { ...RESULT, version } }, { as })).version;
  for (const action of actions) {
    await api.ask(incomeTax.move, { id, body: { action, reason: null, version: last } }, { as });
    last += 1;
  }
  return api.ask(incomeTax.detail, { id }, { as });
};

/** One that was delivered, with a refund. */
export const toRefund = async (scene: Scene, person?: Pick<TestPerson, 'id'>) => {
  const { id, version } = await newReturn(scene, person);
  await scene.api.sql(
    `update income_taxes set status = 'processed', transmitted_at = '2026-11-02T12:00:00Z', result = 'to_refund', refund_amount = 80000 where id = $1`,
    [id],
  );
  return { id, version };
};

/** A file that the team keeps beside one. */
export const keptFile = async (scene: Scene, person?: Pick<TestPerson, 'id'>): Promise<{ id: number; income_tax_id: number }> => {
  const { api, master: as } = scene;
  const { id } = await newReturn(scene, person);
  await api.ask(incomeTax.attach, { id, body: { role: 'dec' }, file: { name: 'declaracao.pdf', bytes: PDF } }, { as });
  const [file] = (await api.ask(incomeTax.detail, { id }, { as })).files;
  if (!file) throw new Error('no file was kept');
  return { id: file.id, income_tax_id: id };
};

const waitingReturn = async (scene: Scene) => {
  const { id } = await newReturn(scene);
  await scene.api.sql(
    `insert into income_tax_pendencies (income_tax_id, kind, title, text, due_on, status, created_at, updated_at)
     values ($1, 'document', 'Informe', 'Envie o informe.', '2027-01-10', 'open', now(), now())`,
    [id],
  );
  return { id };
};

/** One whose person told later of a clinic that paid them. */
const unaskedReturn = async (scene: Scene) => {
  const person = await scene.api.make.partner(scene.company);
  const made = await newReturn(scene, person, { kind: 'original' });
  await scene.api.sql(
    `insert into income_tax_facts (user_id, calendar_year, kind, name, amount, social_security, tax, thirteenth, thirteenth_tax, left_out, created_at, updated_at)
     values ($1, $2, 'employment', 'Clínica Nova', 100, 0, 0, 0, 0, false, now(), now())`,
    [person.id, calendarYearOf(EXERCISE)],
  );
  return made;
};

export const incomeTaxExamples: Examples<'incomeTax'> = {
  incomeTax: {
    list: () => ({}),
    pace: async (scene) => {
      await newReturn(scene);
      return { exercise_year: EXERCISE };
    },
    people: () => ({}),
    quote: async (scene) => {
      await ensureYear(scene, EXERCISE);
      return { user_id: scene.partner.id, exercise_year: EXERCISE };
    },
    detail: async (scene) => idOf(await newReturn(scene)),
    create: async (scene) => {
      await ensureYear(scene, EXERCISE);
      return { body: returnSample(scene.partner.id, { company_id: scene.company.id, due_date: '2026-12-10' }) };
    },
    bill: async (scene) => {
      const { id, version } = await newReturn(scene);
      return { id, body: { company_id: scene.company.id, due_date: '2026-12-10', coupon: null, version } };
    },
    update: async (scene) => {
      const { id, version, deadline } = await newReturn(scene);
      return { id, body: { responsible_id: scene.master.id, deadline, price: 10_000, version } };
    },
    noteResult: async (scene) => {
      const { id, version } = await newReturn(scene);
      return { id, body: { ...RESULT, version } };
    },
    noteRefund: async (scene) => {
      const { id, version } = await toRefund(scene);
      return { id, body: { refund_priority: 'teaching', refund_received_on: null, refund_received_amount: null, version } };
    },
    move: async (scene) => {
      const { id, version } = await movedReturn(scene, ['fill', 'review']);
      return { id, body: { action: 'ask_approval', reason: null, version } };
    },
    assign: async (scene) => ({ body: { income_tax_ids: [(await newReturn(scene)).id], responsible_id: scene.master.id } }),
    remind: async (scene) => ({ body: { income_tax_ids: [(await waitingReturn(scene)).id], text: 'Falta pouco: envie o que pedimos.' } }),
    addItem: async (scene) => ({
      ...idOf(await newReturn(scene)),
      body: { section: 'Pagamentos', title: 'Recibo do dentista', source: 'Quem prestou o serviço' },
    }),
    missingItems: async (scene) => idOf(await unaskedReturn(scene)),
    askMissing: async (scene) => ({
      ...idOf(await unaskedReturn(scene)),
      body: { titles: ['Informe de rendimentos de Clínica Nova'] },
    }),
    moveItem: async (scene) => {
      const { id, version } = await newItem(scene);
      return { id, body: { action: 'accept', reason: null, version } };
    },
    attach: async (scene) => ({
      ...idOf(await newReturn(scene)),
      body: { role: 'rec' },
      file: { name: 'recibo.pdf', bytes: PDF },
    }),
    detach: async (scene) => idOf(await keptFile(scene)),
    file: async (scene) => idOf(await keptFile(scene)),
    comments: async (scene) => idOf(await newReturn(scene)),
    comment: async (scene) => ({ ...idOf(await newReturn(scene)), body: { text: 'Cliente viaja até o dia 20.' } }),
    uncomment: async (scene) => {
      const { id } = await newReturn(scene);
      const [written] = await scene.api.ask(incomeTax.comment, { id, body: { text: 'Engano.' } }, { as: scene.master });
      return { id, comment_id: written?.id ?? 0 };
    },
    history: async (scene) => idOf(await newReturn(scene)),
  },
};
