import type { MonthTax } from '@esteto/domain/law/tax/month-tax';
import { type BoletoForm, boletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoCompany } from '../../../demo/demo-cast.ts';
import { demoPaper } from '../../../demo/demo-paper.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const boletoLives = (stage: Stage): Life[] => stage.cast.companies.map((company) => monthly(stage, company));

const MONTHS = 4;

/**
 * Every month a guide and the office's fee: paid in time, paid late, told as paid, seen, forgotten, asked for anew; a charge made twice is cancelled. One is
 * still to pay, whatever the day.
 */
async function* monthly(
  { cast: { staff }, modules: { boletos, months }, today }: Stage,
  { id: company_id, name, partner }: DemoCompany,
): Life {
  const write = (boleto: Pick<BoletoForm, 'kind' | 'description' | 'competence' | 'amount' | 'due_date'> & Partial<BoletoForm>) =>
    boletos.create(staff, {
      body: { ...boletoForm.getDefault(), replaces: false, ...boleto, company_id, ...(boleto.kind === 'fee' && OURS) },
    });
  for (let ago = MONTHS; ago > 0; ago -= 1) {
    const month = addCompetence(competenceOf(today), -ago);
    const next = addCompetence(month, 1);
    const named = formatCompetenceLong(month);
    const owed = { kind: 'fee', competence: month, amount: 59_900, due_date: `${next}-10` } as const;
    yield at(`${next}-05`, 9 * 60);
    const fee = await write({ ...owed, description: `Honorários de ${named}` });
    yield at(`${next}-08`, 12 * 60);
    await boletos.see(partner, { id: fee.id });
    if (ago === MONTHS && name === 'souza') {
      const twice = await write({ ...owed, description: `Honorários de ${named} (2ª via)` });
      await boletos.cancel(staff, { id: twice.id, body: { reason: 'Emitido em dobro', version: twice.version } });
    }
    yield at(`${next}-09`, 10 * 60);
    // The last fee is only told as paid; where nobody looks after the money, one was forgotten.
    if (ago === 1) {
      await boletos.claim(partner, { company_id, id: fee.id, body: { paid_on: `${next}-09`, version: fee.version } });
      const bytes = await demoPaper('Comprovante de pagamento', `Honorários de ${named}`, `${next}-09`);
      await boletos.prove(partner, { id: fee.id, file: { name: 'comprovante.pdf', mime: 'application/pdf', bytes } });
    } else if (ago !== 2 || name !== 'prado')
      await boletos.pay(staff, { id: fee.id, body: { paid_on: `${next}-09`, paid_amount: 59_900, version: fee.version } });
    // The guides are written once the official DAS is told and nothing of the month is asked for any more.
    yield at(`${next}-17`, 10 * 60);
    const guide = guideOf((await months.taxes([company_id], month)).get(company_id), named);
    // The last month still gets some notes, and its DAS with them.
    if (!guide || (ago === 1 && guide.tax_key === 'das')) continue;
    const { id } = await write({ kind: 'tax', competence: month, ...guide, due_date: `${next}-${guide.tax_key === 'das' ? 20 : 25}` });
    const isLate = ago === 3;
    const paid_on = isLate ? addDays(`${next}-20`, 6) : `${next}-18`;
    if (ago === 2 && name === 'souza') {
      yield at(`${next}-28`, 11 * 60);
      await boletos.askNewGuide(partner, { id });
      continue;
    }
    if (ago === 1 || paid_on > today) continue;
    yield at(paid_on, 15 * 60);
    const { version, now } = await boletos.detail(staff, { id });
    await boletos.pay(staff, { id, body: { paid_on, paid_amount: now, version } });
  }
  yield at(today, 30);
  await write({
    kind: 'public_fee',
    description: 'Taxa de funcionamento da prefeitura',
    competence: competenceOf(today),
    amount: 18_740,
    due_date: addDays(today, 12),
    discount_amount: 940,
    discount_until: addDays(today, 5),
  });
  yield at(today, 60);
  await boletos.expire('demo');
}

/** The DAS of a company of the Simples once all is issued, PIS and Cofins of one of the Lucro Presumido; of nothing no guide is written. */
const guideOf = (tax: MonthTax | undefined, month: string) => {
  if (tax?.das_due && tax.revenue.waiting === 0) return { tax_key: 'das', description: `DAS de ${month}`, amount: tax.das_due } as const;
  const amount = (tax?.presumido?.pis ?? 0) + (tax?.presumido?.cofins ?? 0);
  return amount > 0 ? ({ tax_key: 'pis_cofins', description: `PIS e Cofins de ${month}`, amount } as const) : null;
};

/** Fine and interest of the office's own contract. */
const OURS = { fine_rate: '0.02', interest_rate: '0.01' };
