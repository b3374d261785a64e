import type { IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { addDays } from '@esteto/domain/shared/date/date';
import type { AuditPointForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import {
  type IncomeTaxResultForm,
  incomeTaxResultForm,
  newIncomeTaxForm,
  type StaffMove,
} from '@esteto/domain/tax/income-tax/income-tax-form';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { asksInforme } from '@esteto/domain/tax/income-tax/informe-reading';
import { STANDARD_CHECKLIST, STANDARD_TEMPLATES } from '@esteto/domain/tax/income-tax/standard-year';
import { demoInforme } from '../../../demo/demo-informe.ts';
import { demoPaper } from '../../../demo/demo-paper.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';

export const incomeTaxLives = (stage: Stage): Life[] => [opened(stage)];

const NO_FILTER = {
  search: null,
  status: null,
  exercise_year: null,
  responsible_id: null,
  without_responsible: null,
  pendency: null,
  payment: null,
};

/** A year with days around today, whose returns stand at every step until the approval; one is of a person without a plan, and is charged. Those of former years came from elsewhere. */
async function* opened(stage: Stage): Life {
  const { cast, modules, today } = stage;
  const { staff, companies } = cast;
  const exercise_year = Number(today.slice(0, 4));
  yield at(addDays(today, -19), 9 * 60 + 5);
  const dates = { opens_on: addDays(today, -18), deadline: addDays(today, 40), source: 'Datas da demonstração' };
  const words = { checklist: [...STANDARD_CHECKLIST], templates: [...STANDARD_TEMPLATES] };
  await modules.incomeTaxYears.create(staff, { body: { exercise_year, ...dates, ...words, price: 49_000, waits_for_payment: true } });
  const former = exercise_year - 1;
  const formerDates = { opens_on: `${former}-03-17`, deadline: irpfDeadline(former, {}), source: 'Datas da demonstração' };
  // Nobody's return opens by itself after the deadline; an amending one may still be made.
  await modules.incomeTaxYears.create(staff, {
    body: { exercise_year: former, ...formerDates, ...words, price: 45_000, waits_for_payment: false },
  });
  await modules.incomeTaxOpening.open('demo');
  yield at(addDays(today, -18), 6 * 60 + 35);
  await modules.incomeTaxOpening.open('demo');

  yield at(addDays(today, -17), 10 * 60 + 5);
  const prado = companies.find(({ name }) => name === 'prado');
  if (prado)
    await modules.incomeTaxes.create(staff, {
      body: {
        ...newIncomeTaxForm.getDefault(),
        user_id: prado.partner.user.id,
        exercise_year,
        kind: 'original',
        responsible_id: staff.user.id,
        company_id: prado.id,
        due_date: addDays(today, 5),
      },
    });
  const [souza, ...others] = (await returnsOf(stage)).filter(({ user_id }) => user_id !== prado?.partner.user.id);
  if (!souza) return;
  await modules.incomeTaxes.assign(staff, { body: { income_tax_ids: [souza.id], responsible_id: staff.user.id } });
  await move(stage, souza.id, ['ask_documents']);
  for (const { id } of others) await move(stage, id, ['ask_documents']);

  await keepFormer(
    stage,
    [souza, ...others].map(({ user_id }) => user_id),
    exercise_year,
  );

  yield at(addDays(today, -12), 11 * 60 + 5);
  const partner = companies.find((one) => one.partner.user.id === souza.user_id)?.partner;
  const { items } = await modules.incomeTaxes.detail(staff, { id: souza.id });
  if (partner) {
    for (const { id, title } of items.slice(0, 2))
      await modules.ownIncomeTaxes.sendItem(partner, {
        id,
        file: { name: 'documento.pdf', mime: 'application/pdf', bytes: await demoPaper(title, partner.user.name, today) },
      });
    const informe = items.find(asksInforme);
    if (informe) await sendInforme(stage, partner, { item_id: informe.id, income_tax_id: souza.id, year: calendarYearOf(exercise_year) });
  }

  yield at(addDays(today, -10), 15 * 60 + 5);
  const [first, second] = (await modules.incomeTaxes.detail(staff, { id: souza.id })).items;
  if (first) await modules.incomeTaxes.moveItem(staff, { id: first.id, body: { action: 'accept', reason: null, version: first.version } });
  if (second)
    await modules.incomeTaxes.moveItem(staff, {
      id: second.id,
      body: { action: 'refuse', reason: 'O arquivo está ilegível.', version: second.version },
    });
  const ask = (days: number) => ({
    kind: 'information' as const,
    title: 'Dados de um dependente',
    text: 'Envie o CPF e a data de nascimento do dependente que entra na declaração.',
    due_on: addDays(today, days),
  });
  await modules.incomeTaxPendencies.create(staff, { id: souza.id, body: ask(3) });
  await modules.incomeTaxes.comment(staff, { id: souza.id, body: { text: 'Prefere falar por mensagem, depois das 19h.' } });

  const [filled, approved] = others;
  if (filled) {
    await modules.incomeTaxPendencies.create(staff, { id: filled.id, body: ask(-2) });
    await move(stage, filled.id, ['fill']);
  }
  yield at(addDays(today, -6), 9 * 60 + 35);
  if (approved) {
    const { id } = approved;
    const { version } = await modules.incomeTaxes.detail(staff, { id });
    const refund = { result: 'to_refund' as const, tax_due: null, quotas_count: null, refund_amount: 184_000 };
    const body = { ...incomeTaxResultForm.getDefault(), ...PRESENT_FIGURES, ...refund, version };
    await modules.incomeTaxes.noteResult(staff, { id, body });
    await move(stage, id, ['fill', 'review', 'ask_approval']);
  }
  yield at(addDays(today, -1), 7 * 60 + 52);
  await modules.incomeTaxPendencies.remind('demo');
}

type Kept = {
  ago: number;
  result: Partial<IncomeTaxResultForm> & Pick<IncomeTaxResultForm, 'result'>;
  moves: readonly StaffMove[];
  reason?: string;
  points?: readonly AuditPointForm[];
  /** What came of the refund, with its interest. */
  received?: { refund_received_on: string; refund_received_amount: number };
};

const TO_PAY = { result: 'to_pay', tax_due: 1_284_530, quotas_count: 4, receipt_number: '301.442.118-07' } as const;
const TO_REFUND = { result: 'to_refund', refund_amount: 372_815, refund_batch: '3º lote', receipt_number: '288.109.734-50' } as const;

/** What its person reads and approves. */
const PRESENT_FIGURES = {
  taxable_income: 14_218_000,
  exempt_income: 12_600_000,
  exclusive_income: 412_300,
  year_tax: 2_318_615,
};

const FIRST_FIGURES = {
  taxable_income: 17_840_000,
  exempt_income: 21_600_000,
  exclusive_income: 1_180_000,
  year_tax: 3_612_405,
  assets_value: 64_000_000,
  debts_value: 18_500_000,
};
const SECOND_FIGURES = {
  taxable_income: 19_260_000,
  exempt_income: 26_400_000,
  exclusive_income: 1_240_000,
  year_tax: 4_002_918,
  assets_value: 78_300_000,
  debts_value: 15_900_000,
};

const POINTS: readonly AuditPointForm[] = [
  {
    title: 'Despesas médicas',
    text: 'O prestador não informou o recibo de R$ 8.400,00 na Dmed nem no Receita Saúde.',
    declared_amount: 840_000,
    office_amount: 0,
    due_on: null,
    plan: 'explain',
  },
  {
    title: 'Rendimentos de pessoa jurídica',
    text: 'A fonte pagadora informou um rendimento que não está na declaração.',
    declared_amount: 0,
    office_amount: 1_250_000,
    due_on: null,
    plan: 'rectify',
  },
];

/** What another office delivered before Esteto came: by person, so many years ago. */
const KEPT: readonly (readonly Kept[])[] = [
  [
    {
      ago: 2,
      result: { ...TO_REFUND, ...FIRST_FIGURES },
      moves: ['process', 'finish'],
      received: { refund_received_on: '-07-31', refund_received_amount: 378_930 },
    },
    { ago: 1, result: { ...TO_PAY, ...SECOND_FIGURES }, moves: ['process', 'finish'] },
  ],
  [
    {
      ago: 1,
      result: { ...TO_PAY, tax_due: 318_240, quotas_count: 2 },
      moves: ['process', 'audit'],
      reason: 'Despesa médica sem recibo informado pelo prestador.',
      points: POINTS,
    },
  ],
  [{ ago: 1, result: { ...TO_REFUND, refund_amount: 96_402 }, moves: ['process'] }],
  [{ ago: 1, result: { result: 'zero', receipt_number: '275.660.031-19' }, moves: [] }],
];

const keepFormer = async (stage: Stage, user_ids: readonly number[], exercise_year: number): Promise<void> => {
  const { staff } = stage.cast;
  for (const [index, former] of KEPT.entries()) {
    const user_id = user_ids[index];
    if (user_id === undefined) return;
    for (const { ago, result, moves, reason = null, points = [], received } of former) {
      const year = exercise_year - ago;
      const body = {
        ...newIncomeTaxForm.getDefault(),
        user_id,
        exercise_year: year,
        kind: 'original',
        delivered_on: `${year}-05-${20 + index}`,
      } as const;
      const { id } = await stage.modules.incomeTaxes.create(staff, { body });
      const { version } = await stage.modules.incomeTaxes.detail(staff, { id });
      const amounts = { tax_due: null, quotas_count: null, refund_amount: null };
      await stage.modules.incomeTaxes.noteResult(staff, {
        id,
        body: { ...incomeTaxResultForm.getDefault(), ...amounts, ...result, version },
      });
      await move(stage, id, moves, reason);
      for (const point of points) await stage.modules.incomeTaxAuditPoints.add(staff, { id, body: point });
      if (received) {
        const { version: last } = await stage.modules.incomeTaxes.detail(staff, { id });
        const refund = {
          ...received,
          refund_received_on: `${year}${received.refund_received_on}`,
          refund_priority: 'prefilled_or_pix',
        } as const;
        await stage.modules.incomeTaxes.noteRefund(staff, { id, body: { ...refund, version: last } });
      }
    }
  }
};

/** What a hospital says of the year, a little more than the person told. */
const sendInforme = async (
  { cast, modules }: Stage,
  partner: CompanyActor,
  { item_id, income_tax_id, year }: { item_id: number; income_tax_id: number; year: number },
): Promise<void> => {
  const payer = { name: 'Hospital São Lucas S.A.', cnpj: '33000167000101' };
  const amounts = { income: 9_640_000, social_security: 1_018_772, tax: 1_204_510, thirteenth: 700_000, thirteenth_tax: 41_230 };
  const { income, ...others } = amounts;
  const fact = { year, kind: 'employment', name: payer.name, document: payer.cnpj, left_out: false, note: null } as const;
  await modules.incomeTaxDossiers.tell(partner, {
    company_id: partner.company.company_id,
    body: { ...fact, ...others, amount: income - 120_000 },
  });
  const { person } = await modules.incomeTaxDossiers.detail(cast.staff, { user_id: partner.user.id, year });
  const bytes = await demoInforme({ payer, person: { name: person.name, cpf: person.cpf ?? '' }, year, amounts });
  await modules.ownIncomeTaxes.sendItem(partner, { id: item_id, file: { name: 'informe.pdf', mime: 'application/pdf', bytes } });
  const { files } = await modules.incomeTaxes.detail(cast.staff, { id: income_tax_id });
  // No job runs while the demo data are made.
  for (const { id, reading } of files) if (reading?.status === 'waiting') await modules.incomeTaxInformes.read({ file_id: id }, 'demo');
};

const returnsOf = async ({ cast, modules }: Stage): Promise<IncomeTaxRow[]> =>
  (await modules.incomeTaxes.list(cast.staff, { ...NO_FILTER, sort: 'created_at', limit: 100 })).items;

const move = async ({ cast, modules }: Stage, id: number, actions: readonly StaffMove[], reason: string | null = null): Promise<void> => {
  for (const action of actions) {
    const { version } = await modules.incomeTaxes.detail(cast.staff, { id });
    await modules.incomeTaxes.move(cast.staff, { id, body: { action, reason, version } });
  }
};
