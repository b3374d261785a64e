import type { InferType } from 'yup';
import { accountTypeLabel, PAYING_TYPES } from '../../company/company/wizard.ts';
import { email, flag, id, integer, longText, object, oneOf, text } from '../../shared/schema/fields.ts';

/** For whom a plan is priced in a proposal. */
const buyer = {
  account_type: oneOf('Para', PAYING_TYPES, accountTypeLabel).required('Escolha como a pessoa seguiria.'),
  partners: integer('Sócios').min(1, 'Conte também o médico.').max(50).default(1).nonNullable(),
  is_resident: flag('É médico residente'),
  coupon: text('Cupom').max(40),
};

/** What a lead is offered. `email`: only of a lead that has none yet; it is kept with it. */
export const proposalForm = object({
  ...buyer,
  plan: id('Plano').required('Escolha um plano da lista.'),
  simulation_id: id('Simulação'),
  email: email('E-mail'),
  message: longText('Recado').max(1000),
});
export type ProposalForm = InferType<typeof proposalForm>;

/** For whom plans are priced, while one is chosen. */
export const proposalQuotesQuery = object({
  account_type: buyer.account_type,
  partners: integer('Sócios').min(1).max(50),
  is_resident: flag('É médico residente').nullable().default(null),
  coupon: buyer.coupon,
});

/** What the link of a letter carries; long enough for it and for nothing else. */
export const proposalTokenForm = object({ token: text('Link').max(100).required() });
