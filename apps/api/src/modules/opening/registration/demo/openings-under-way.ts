import { REGISTRATION_STEPS, type RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import type { RegistrationStepStatus } from '@esteto/domain/opening/registration/registration-step-status';
import { businessDayOnOrAfter } from '@esteto/domain/shared/date/business-day';
import { addDays } from '@esteto/domain/shared/date/date';
import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';
import { OPENING_CITIES } from './city-pace.ts';
import { open, setStep } from './opening.ts';

type UnderWay = {
  name: string;
  /** Days ago. */
  came: number;
  upTo: RegistrationStep;
  /** Absent: nobody has begun with the step. */
  now?: readonly [to: RegistrationStepStatus, note?: string];
  /** The steps before that it did not need. */
  without?: readonly RegistrationStep[];
  comment?: string;
};

/** Openings that stand at each step, in each status that it may wait in, with every alert. */
export const UNDER_WAY: readonly UnderWay[] = [
  { name: 'Valadares', came: 2, upTo: 'draft', now: ['running'] },
  {
    name: 'Valente',
    came: 9,
    upTo: 'viability',
    now: ['rejected', 'A prefeitura não aceita clínica neste endereço.'],
    comment: 'Pedi outro endereço à médica.',
  },
  { name: 'Varela', came: 12, upTo: 'irs', now: ['running'] },
  { name: 'Veiga', came: 18, upTo: 'board_registration' },
  { name: 'Ventura', came: 20, upTo: 'board_fee', now: ['sent'] },
  { name: 'Vieira', came: 26, upTo: 'digital_signature', now: ['sent'], comment: 'Conta gov.br da sócia ainda é bronze.' },
  { name: 'Villar', came: 31, upTo: 'protocol', now: ['waiting'] },
  { name: 'Zanin', came: 40, upTo: 'national_simple', now: ['waiting'] },
  { name: 'Noronha', came: 1, upTo: 'draft' },
  { name: 'Novaes', came: 6, upTo: 'draft', now: ['rejected', 'O nome da empresa ainda é o de outra.'] },
  { name: 'Osório', came: 16, upTo: 'draft', now: ['postponed', 'A médica volta de viagem no dia 10.'] },
  { name: 'Paiva', came: 5, upTo: 'viability' },
  { name: 'Pedrosa', came: 8, upTo: 'viability', now: ['running'], without: ['draft'] },
  { name: 'Peixoto', came: 11, upTo: 'irs' },
  { name: 'Penteado', came: 13, upTo: 'irs', now: ['rejected', 'O CPF do sócio está pendente de regularização.'] },
  { name: 'Queirós', came: 17, upTo: 'board_registration', now: ['running'], without: ['viability'] },
  { name: 'Quintela', came: 19, upTo: 'board_registration', now: ['rejected', 'Falta a assinatura da testemunha na folha 3.'] },
  { name: 'Rezende', came: 21, upTo: 'board_fee', without: ['irs'] },
  { name: 'Sales', came: 24, upTo: 'board_fee', now: ['late'] },
  { name: 'Sarmento', came: 23, upTo: 'digital_signature', without: ['board_fee'] },
  { name: 'Teixeira', came: 28, upTo: 'protocol', without: ['digital_signature'] },
  { name: 'Toledo', came: 33, upTo: 'protocol', now: ['rejected', 'A Junta pede o comprovante do endereço da sede.'] },
  { name: 'Pimenta', came: 36, upTo: 'national_simple', without: ['board_registration'] },
  { name: 'Salgado', came: 44, upTo: 'national_simple', now: ['answered'] },
];

/** A line that says what stands beside it. `amount` in cents. */
const feeLine = (amount: number, due_date: string): string | null => {
  const built = buildBankBoleto({ bank_code: '237', amount, due_date, free_field: '3381260000000003000000004' });
  return built.ok ? built.line : null;
};

const FEE = 26_500;

/** The place of the step from which on an opening has its protocol, and of the one from which on its fee is known. */
const [WITH_PROTOCOL, WITH_FEE] = [REGISTRATION_STEPS.indexOf('board_registration'), REGISTRATION_STEPS.indexOf('board_fee')];

export async function* underWay(stage: Stage, { name, came, upTo, now, without = [], comment }: UnderWay, index: number): Life {
  const {
    cast: { staff },
    modules,
    today,
  } = stage;
  const place = REGISTRATION_STEPS.indexOf(upTo);
  const workday = (ago: number): string => businessDayOnOrAfter(addDays(today, -ago));
  yield at(workday(came), 10 * 60 + index);
  const opened = await open(stage, name, { city: OPENING_CITIES[index % OPENING_CITIES.length] ?? 'campinas', number: 900 + index });
  const analyst_id = index % 3 === 0 ? null : staff.user.id;
  if (analyst_id) await modules.registers.assign(staff, { body: { ids: [opened.company_id], analyst_id } });
  await modules.registrations.update(staff, {
    id: opened.id,
    body: {
      analyst_id,
      protocol: place >= WITH_PROTOCOL ? `SPP26399${100 + index}` : null,
      board_fee_amount: place >= WITH_FEE ? FEE : null,
      board_fee_line: place >= WITH_FEE ? feeLine(FEE, addDays(today, -2)) : null,
      board_fee_due_on: place >= WITH_FEE ? addDays(today, -2) : null,
      voter_registration: null,
      income_tax_receipt: '1234567890',
      version: opened.version,
    },
  });
  opened.version += 1;
  if (comment) await modules.registrations.comment(staff, { id: opened.id, body: { text: comment } });
  for (const [done, step] of REGISTRATION_STEPS.entries()) {
    if (done >= place) break;
    yield at(workday(came - Math.round(((done + 1) * came) / (place + 1))), 15 * 60 + index);
    await setStep(stage, opened, step, without.includes(step) ? 'cancelled' : 'concluded');
  }
  if (!now) return;
  yield at(workday(1), 16 * 60 + index);
  await setStep(stage, opened, upTo, now[0], now[1] ?? null);
}
