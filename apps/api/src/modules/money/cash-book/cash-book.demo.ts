import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { demoCpf } from '../../../demo/demo-documents.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const cashBookLives = (stage: Stage): Life[] => [kept(stage)];

const NONE = {
  beneficiary_cpf: null,
  beneficiary_cpf_missing: false,
  payer_cnpj: null,
  irrf_amount: null,
  deduction: null,
  competence: null,
  fine: null,
  interest: null,
  is_home_office: false,
  receipt_number: null,
  receipt_issued_on: null,
  receipt_cancelled_on: null,
};

/** Months, of which the older ones are closed. */
const MONTHS = 8;

/** Ana works on her own beside her company: consultations, those of the last month still without receipts, the rent of her room, fuel that is never deducted. */
async function* kept({ cast: { companies, staff }, modules: { cashBooks }, today }: Stage): Life {
  const company = companies.find(({ name }) => name === 'ana');
  if (!company) return;
  const { partner } = company;
  for (let ago = MONTHS - 1; ago >= 0; ago -= 1) {
    const month = addCompetence(competenceOf(today), -ago);
    const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
    if (day(12) > today) return;
    yield at(day(12), 20 * 60);
    const income = { ...NONE, kind: 'income' as const, code: 'R01.001.001', received_from: 'PF' as const };
    const payment = { ...NONE, kind: 'payment' as const, received_from: null, payer_cpf: null };
    const entries = [
      ...[3, 5, 9].map((number, index) => ({
        ...income,
        entry_date: day(number),
        amount: 60_000 + 7500 * ((ago + index) % 4),
        history: 'Consulta particular',
        payer_cpf: demoCpf(900 + index),
        ...(ago > 0 ? { receipt_number: `RS-${month}-${index + 1}`, receipt_issued_on: day(number) } : {}),
      })),
      { ...payment, entry_date: day(5), code: 'P10.01.00002', amount: 60_000, history: 'Aluguel da sala' },
      { ...payment, entry_date: day(8), code: 'P10.01.00014', amount: 18_990, history: 'Telefone e internet' },
      { ...payment, entry_date: day(10), code: 'P11.01.00007', amount: 32_000, history: 'Combustível' },
    ];
    for (const body of entries) await cashBooks.create(partner, { body });
    if (ago > 1) {
      yield at(`${addCompetence(month, 1)}-06`, 11 * 60);
      await cashBooks.closeMonth(staff, { id: partner.user.id, body: { month } });
    }
  }
}
