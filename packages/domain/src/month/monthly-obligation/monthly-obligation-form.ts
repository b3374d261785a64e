import type { InferType } from 'yup';
import { OBLIGATION_KEYS } from '../../law/obligation/obligation-rule.ts';
import { daysBetween, isIsoDate } from '../../shared/date/date.ts';
import {
  cents,
  competence,
  filledList,
  flag,
  id,
  integer,
  isoDate,
  longText,
  motive,
  object,
  oneOf,
  text,
} from '../../shared/schema/fields.ts';
import { DELIVERY_KINDS, deliveryKindLabel } from './delivery-kind.ts';
import { MONTHLY_OBLIGATION_STATUSES, monthlyObligationStatusLabel, OBLIGATION_MOVES } from './monthly-obligation-life.ts';

/** What a person says about an obligation while it is being worked on. */
export const monthlyObligationForm = object({
  amount: cents('Valor').min(0, '${path}: escreva zero ou mais.'),
  analyst_id: id('Responsável'),
  observations: longText('Observações'),
});
export type MonthlyObligationForm = InferType<typeof monthlyObligationForm>;

/** One that no rule has brought. */
export const monthlyObligationCreateForm = object({
  company_id: id('Empresa').required(),
  rule_key: oneOf('Obrigação', OBLIGATION_KEYS).required(),
  competence: competence().required(),
  observations: longText('Observações'),
});
/** What staff ask while they choose one. */
export const offeredObligationsQuery = monthlyObligationCreateForm.pick(['company_id', 'competence']);

export type MonthlyObligationCreateForm = InferType<typeof monthlyObligationCreateForm>;

export const obligationMoveForm = object({
  action: oneOf('Ação', OBLIGATION_MOVES).required(),
  reason: motive('Motivo'),
  version: integer('Versão').min(1).required(),
});

export const obligationReasonForm = object({ reason: motive('Motivo').required() });
export type ObligationReasonForm = InferType<typeof obligationReasonForm>;

const delivery = {
  delivered_on: isoDate('Entregue em').required(),
  delivery_kind: oneOf('Forma', DELIVERY_KINDS, deliveryKindLabel).required(),
};

/** `reason`: of what is written off without a delivery, or delivered over another amount than is due. */
export const obligationDeliveryForm = object({
  ...delivery,
  protocol_number: text('Protocolo ou recibo').max(60),
  amount: cents('Valor').min(0, '${path}: escreva zero ou mais.'),
  reason: motive('Justificativa').when('delivery_kind', ([kind], field) => (kind === 'written_off' ? field.required() : field)),
});
export type ObligationDeliveryForm = InferType<typeof obligationDeliveryForm>;

/** As many as are delivered at once. */
export const MOST_DELIVERED = 100;

const ids = filledList('Obrigações', id('Obrigação').required(), 'Escolha ao menos uma obrigação.', MOST_DELIVERED);

export const obligationsDeliveryForm = object({ ids, ...delivery }).test(
  'explained',
  'Uma baixa justificada pede a justificativa de cada uma.',
  ({ delivery_kind }) => delivery_kind !== 'written_off',
);
export type ObligationsDeliveryForm = InferType<typeof obligationsDeliveryForm>;

export const obligationsNoFactForm = object({ ids });

/** How the list may be narrowed; `month` is when it falls due. */
export const monthlyObligationFilters = object({
  search: text('Busca').max(100),
  month: competence('Vence em'),
  rule_key: oneOf('Obrigação', OBLIGATION_KEYS),
  status: oneOf('Situação', MONTHLY_OBLIGATION_STATUSES, monthlyObligationStatusLabel),
  analyst_id: id('Responsável'),
  open: flag('Só as que faltam').nullable(),
});
export type MonthlyObligationFilters = InferType<typeof monthlyObligationFilters>;

/** A window that a calendar shows: six weeks and what is around them. */
const LONGEST_WINDOW = 62;

/** What falls due between two days, for a calendar. */
export const obligationCalendarFilters = monthlyObligationFilters.omit(['month']).shape({
  from: isoDate('De').required(),
  to: isoDate('Até')
    .required()
    .when('from', ([from], to) =>
      to.test('window', `\${path}: escolha até ${LONGEST_WINDOW} dias a partir do primeiro.`, (value) => {
        if (typeof from !== 'string' || !isIsoDate(from) || !value || !isIsoDate(value)) return true;
        return value >= from && daysBetween(from, value) <= LONGEST_WINDOW;
      }),
    ),
});
export type ObligationCalendarFilters = InferType<typeof obligationCalendarFilters>;

/** What falls due in a month, a company a line. */
export const obligationMatrixFilters = monthlyObligationFilters.shape({ month: competence('Vence em').required() });
export type ObligationMatrixFilters = InferType<typeof obligationMatrixFilters>;

/** Obligations of a day that a calendar shows; that there are more is told. */
export const MOST_OF_DAY = 20;
