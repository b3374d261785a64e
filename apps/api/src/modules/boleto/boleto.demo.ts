import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoCompany } from '../../demo/demo-cast.ts';
import type { Stage } from '../../demo/demo-stage.ts';
import { at, type Life } from '../../demo/demo-time.ts';

export const boletoLives = (stage: Stage): Life[] => stage.cast.companies.map((company) => monthly(stage, company));

const MONTHS = 4;

/**
 * Every month a guide and the office's fee: paid in time, paid late, told as paid, seen, forgotten; a charge made twice is cancelled. One is
 * still to pay, whatever the day.
 */
async function* monthly({ cast: { staff }, modules: { boletos }, today }: Stage, { id: company_id, name, partner }: DemoCompany): Life {
  const write = (kind: 'tax' | 'fee' | 'public_fee', description: string, competence: string, amount: number, due_date: string) =>
    boletos.create(staff, {
      body: { ...NOTHING, kind, description, competence, amount, due_date, company_id, ...(kind === 'fee' && OURS) },
    });
  for (let ago = MONTHS; ago > 0; ago -= 1) {
    const month = addCompetence(competenceOf(today), -ago);
    const next = addCompetence(month, 1);
    yield at(`${next}-05`, 9 * 60);
    const fee = await write('fee', `Honorários de ${formatCompetenceLong(month)}`, month, 59_900, `${next}-10`);
    const guide = await write('tax', `DAS de ${formatCompetenceLong(month)}`, month, 120_000 + 3_700 * ago, `${next}-20`);
    yield at(`${next}-08`, 12 * 60);
    await boletos.see(partner, { id: fee.id });
    if (ago === MONTHS && name === 'souza') {
      const twice = await write('fee', `Honorários de ${formatCompetenceLong(month)} (2ª via)`, month, 59_900, `${next}-10`);
      await boletos.cancel(staff, { id: twice.id, body: { reason: 'Emitido em dobro', version: twice.version } });
    }
    yield at(`${next}-09`, 10 * 60);
    // The last fee is only told as paid; where nobody looks after the money, one was forgotten.
    if (ago === 1) await boletos.claim(partner, { company_id, id: fee.id, body: { paid_on: `${next}-09`, version: fee.version } });
    else if (ago !== 2 || name !== 'prado')
      await boletos.pay(staff, { id: fee.id, body: { paid_on: `${next}-09`, paid_amount: 59_900, version: fee.version } });
    const isLate = ago === 3;
    const paid_on = isLate ? addDays(`${next}-20`, 6) : `${next}-18`;
    if (ago === 1 || paid_on > today) continue;
    yield at(paid_on, 15 * 60);
    const { version, amount } = await boletos.detail(staff, { id: guide.id });
    await boletos.pay(staff, { id: guide.id, body: { paid_on, paid_amount: amount, version } });
  }
  yield at(today, 30);
  await write('public_fee', 'Taxa de funcionamento da prefeitura', competenceOf(today), 18_740, addDays(today, 12));
  yield at(today, 60);
  await boletos.expire('demo');
}

const NOTHING = { digitable_line: null, pix_code: null, fine_rate: null, interest_rate: null, notes: null };

/** Fine and interest of the office's own contract. */
const OURS = { fine_rate: '0.02', interest_rate: '0.01' };
