import type { InferType } from 'yup';
import { daysBetween, isIsoDate } from '../../shared/date/date.ts';
import { besides, cents, id, isoDate, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { SHIFT_REQUEST_STATUSES, SHIFT_REQUEST_TYPES } from './shift-request-life.ts';

const justification = { justification: longText('Justificativa').max(500) };

/** The type of request decides which fields are asked for. */
const PROPOSED_TYPES = ['swap', 'handover', 'coverage'] as const;
export type ProposedType = (typeof PROPOSED_TYPES)[number];

export const proposedTypeLabel: Record<ProposedType, string> = {
  swap: 'Trocar com um colega',
  handover: 'Passar a um colega',
  coverage: 'Pedir cobertura a todos',
};

/**
 * What a professional asks about a shift of their own: to change it for a colleague's (`to_shift_id`; in a chain of three that colleague gets
 * `third_shift_id`, and its owner gets ours), to hand it to somebody named, or that whoever can takes it. Money in cents.
 */
export const proposalForm = object({
  type: oneOf('O que você quer', PROPOSED_TYPES, proposedTypeLabel).default('swap').required(),
  from_shift_id: id('Seu plantão').required(),
  to_shift_id: id('Plantão que você recebe').when('type', ([type], field) => (type === 'swap' ? field.required() : field)),
  third_shift_id: id('Plantão que o colega recebe'),
  counterpart_id: id('Colega').when('type', ([type], field) => (type === 'handover' ? field.required() : field)),
  value_difference: cents('Diferença que você paga'),
  ...justification,
});
export type ProposalForm = InferType<typeof proposalForm>;

/** What the colleague answers instead: another of their shifts, or another difference. */
export const counterForm = object({
  to_shift_id: id('Plantão que você dá'),
  value_difference: cents('Diferença que você recebe'),
  ...justification,
});

export type CounterForm = InferType<typeof counterForm>;

const LONGEST_DAY_OFF = 60;

export const dayOffForm = object({
  starts_on: isoDate('De').required(),
  ends_on: isoDate('Até')
    .required()
    .test('span', (value, { parent, createError }) => {
      const from = besides(parent, 'starts_on');
      if (!value || from === null || !isIsoDate(from) || !isIsoDate(value)) return true;
      if (value < from) return createError({ message: '${path}: escolha um dia a partir do primeiro.' });
      return daysBetween(from, value) < LONGEST_DAY_OFF || createError({ message: '${path}: peça no máximo 60 dias de uma vez.' });
    }),
  ...justification,
});

/** With the group of which it is asked. */
export const dayOffOfGroupForm = dayOffForm.shape({ group_id: id('Grupo').required() });
export type DayOffOfGroupForm = InferType<typeof dayOffOfGroupForm>;

/** Days off that the coordination gives without having been asked in writing. */
export const grantedDayOffForm = dayOffForm.shape({ professional_id: id('Profissional').required() });

/** The approval of whoever decides, with the reason why warnings do not hold it. */
export const requestApprovalForm = object({ reason: text('Motivo').max(300) });

/** Why it is not to be, or is taken back. */
export const requestReasonForm = object({ reason: text('Motivo').max(300).required() });

/** `day`: the one on which the shift begins, around which colleagues' shifts are looked for. */
export const requestOptionsQuery = object({
  group_id: id('Grupo').required(),
  shift_id: id('Plantão').required(),
  day: isoDate('Dia').required(),
});

export const shiftRequestFilters = object({
  status: oneOf('Situação', SHIFT_REQUEST_STATUSES),
  type: oneOf('Tipo', SHIFT_REQUEST_TYPES),
  search: text('Buscar').max(120),
});
