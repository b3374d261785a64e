import type { InferType } from 'yup';
import { splitCents } from '../shared/money/money.ts';
import { address, cents, filledList, flag, id, integer, name, object, oneOf } from '../shared/schema/fields.ts';
import { CNAE_CODES, cnaeLabel } from '../tables/cnaes.ts';

/** What a new company starts with when nothing else is said: R$ 1.500,00 in cents, and how many shares it is divided into. */
export const DEFAULT_SHARE_CAPITAL = 150_000;
export const DEFAULT_SHARES = 150;

/** A doctor who becomes a partner, with their part of the shares; the parts are asked only when they are not equal. */
export const newCompanyDoctor = object({
  doctor_id: id('Médico').required('Escolha um médico da lista.'),
  shares: integer('Quotas').min(1),
});

export const newCompanyForm = object({
  doctors: filledList('Médicos', newCompanyDoctor.required(), 'Inclua pelo menos um médico.', 50).test(
    'once',
    'Há um médico repetido.',
    (doctors) => new Set(doctors?.map(({ doctor_id }) => doctor_id)).size === (doctors?.length ?? 0),
  ),
  equal_division: flag('Quotas iguais').default(true),
  company_name: name('Nome da empresa').max(150).required(),
  address: address(),
  cnaes: filledList('CNAEs', oneOf('CNAE', CNAE_CODES, cnaeLabel).required(), 'Escolha pelo menos um CNAE.', CNAE_CODES.length),
  company: object({
    share_capital: cents('Capital social')
      .min(1, 'O capital social precisa ser maior que zero.')
      .default(DEFAULT_SHARE_CAPITAL)
      .nonNullable(),
    shares: integer('Quotas').min(1).default(DEFAULT_SHARES).nonNullable(),
  }).label('Empresa'),
}).test('division', (form, { createError }) => {
  const message = form && divisionProblem(form.company?.shares ?? DEFAULT_SHARES, form.doctors ?? [], form.equal_division ?? true);
  return message ? createError({ path: 'doctors', message }) : true;
});
export type NewCompanyForm = InferType<typeof newCompanyForm>;

/** How many of `shares` each of `count` partners gets in equal parts: the first ones get one more where it does not divide. Empty for nobody. */
export const equalShares = (shares: number, count: number): number[] =>
  count > 0
    ? splitCents(
        shares,
        Array.from({ length: count }, () => 1),
      )
    : [];

const divisionProblem = (shares: number, doctors: readonly { shares?: number | null }[], equal: boolean): string | null => {
  if (doctors.length > shares) return 'Há mais sócios que quotas.';
  if (equal) return null;
  if (doctors.some((doctor) => !doctor.shares)) return 'Diga quantas quotas tem cada sócio.';
  const sum = doctors.reduce((total, doctor) => total + (doctor.shares ?? 0), 0);
  return sum === shares ? null : `As quotas dos sócios somam ${sum}, e a empresa tem ${shares}.`;
};
