import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import { businessDayOnOrAfter } from '@esteto/domain/shared/date/business-day';
import { addDays } from '@esteto/domain/shared/date/date';
import { demoCnpj } from '../../../../demo/demo-documents.ts';
import { addressIn } from '../../../../demo/demo-places.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life, workdaysAfter } from '../../../../demo/demo-time.ts';
import { demoDays, OPENING_CITIES, type OpeningCity } from './city-pace.ts';
import { companyNameOf, open, setStep } from './opening.ts';

type Finished = {
  name: string;
  city: OpeningCity;
  /** Its place among those of the city, from the oldest. */
  place: number;
  /** Days ago. */
  came: number;
  /** Why the office does not look after it any longer. */
  left?: string;
};

/** Companies that the office goes on looking after. */
const KEPT = ['Vargas', 'Vasques', 'Veloso', 'Viana', 'Vidal', 'Vilela', 'Ximenes', 'Yamada', 'Zago', 'Zanetti', 'Zimmer'];

/** Companies that the office only opened: their books are another accountant's, so that they ask nothing of the months. */
const OPENED_ONLY: Record<OpeningCity, string> = {
  campinas: 'Abrantes Acioli Adorno Aguirre Alencar Amorim Aragão Bandeira Belmonte',
  sao_paulo: `Bittencourt Borba Botelho Bragança Caldas Calmon Cardim Carneiro Castanho Cerqueira
    Chaves Cordeiro Cortez Couto Dantas Escobar Espíndola Esteves Falcão Farias`,
  ribeirao: `Figueira Frota Furtado Galvão Gouveia Guedes Hipólito Holanda Junqueira Lacerda
    Lobato Macedo Machado Madureira Magalhães Marinho Mesquita Milani Morais Muniz`,
};

/** Sixty openings of two years in three cities, twenty in each: from them the days of the next ones are learned. */
export const FINISHED: readonly Finished[] = [
  ...KEPT.map((name, place): Finished => ({ name, city: 'campinas', place, came: 700 - place * 52 })),
  ...OPENING_CITIES.flatMap((city) => {
    const names = OPENED_ONLY[city].split(/\s+/);
    return names.map(
      (name, index): Finished => ({
        name,
        city,
        place: (city === 'campinas' ? KEPT.length : 0) + index,
        came: 690 - Math.floor((index * 590) / names.length),
        left: 'Contratou só a abertura: segue com outro contador.',
      }),
    );
  }),
];

/** One in each city stays out of the Simples. */
const NOT_IN_SIMPLES = 7;

export async function* finished(stage: Stage, { name, city, place, came, left }: Finished, index: number): Life {
  const {
    cast: { staff },
    modules,
    today,
  } = stage;
  let day = businessDayOnOrAfter(addDays(today, -came));
  yield at(day, 9 * 60 + index);
  const address = { city, number: 300 + place * 7 };
  const opened = await open(stage, name, address);
  const { id, company_id } = opened;
  const receipts = { voter_registration: '123456789012', income_tax_receipt: null };
  const form = {
    analyst_id: staff.user.id,
    protocol: `SPP26300${10_000 + index}`,
    board_fee_amount: 26_500,
    board_fee_line: null,
    board_fee_due_on: null,
  };
  await modules.registrations.update(staff, { id, body: { ...form, ...receipts, version: opened.version } });
  opened.version += 1;
  const isInSimples = place !== NOT_IN_SIMPLES;
  const days = demoDays(city, place);
  for (const step of REGISTRATION_STEPS) {
    day = workdaysAfter(day, days[step]);
    yield at(day, 14 * 60 + index);
    await setStep(stage, opened, step, step === 'national_simple' && !isInSimples ? 'cancelled' : 'concluded');
  }
  const company = {
    cnpj: demoCnpj(1000 + index),
    name: companyNameOf(name),
    opening_date: day,
    tax_regime: isInSimples ? 'simples' : 'normal',
    address: addressIn(city, address.number),
  } as const;
  await modules.registrations.conclude(staff, { id, body: { ...company, version: opened.version } });
  if (left) await modules.companies.changeStatus(staff, company_id, { status: 'inactive', reason: left });
}

/** The one that was cancelled on its way. */
export async function* givenUp(stage: Stage): Life {
  const { cast, modules, today } = stage;
  let day = businessDayOnOrAfter(addDays(today, -388));
  yield at(day, 8 * 60 + 50);
  const opened = await open(stage, 'Xavier', { city: 'campinas', number: 352 });
  const days = demoDays('campinas', 90);
  for (const step of REGISTRATION_STEPS) {
    day = workdaysAfter(day, days[step]);
    yield at(day, 13 * 60 + 50);
    if (step === 'protocol') break;
    await setStep(stage, opened, step, 'concluded');
  }
  const body = { action: 'cancel', reason: 'O médico foi contratado com carteira assinada.', version: opened.version } as const;
  await modules.registrations.move(cast.staff, { id: opened.id, body });
}
