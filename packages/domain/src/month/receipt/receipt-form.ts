import type { InferType } from 'yup';
import { OBLIGATION_KEYS } from '../../law/obligation/obligation-rule.ts';
import { obligationLabel } from '../../law/obligation/obligation-rules.ts';
import { competence, flag, id, integer, isoDate, object, oneOf, text } from '../../shared/schema/fields.ts';

/** One of both: an obligation of the law, or of the office's own rule. */
const proven = {
  rule_key: oneOf('Obrigação', OBLIGATION_KEYS, obligationLabel),
  rule_id: id('Ou regra do escritório'),
};
type Proven = { rule_key: string | null; rule_id: number | null };
const isOne = ({ rule_key, rule_id }: Proven): boolean => (rule_key === null) !== (rule_id === null);
const ONE = 'Escolha a obrigação da lei, ou a regra do escritório: uma das duas.';

/** A receipt as a person delivers it. */
export const receiptForm = object({
  company_id: id('Empresa').required(),
  ...proven,
  competence: competence().required(),
  delivered_on: isoDate('Entregue em').required(),
  protocol_number: text('Protocolo ou recibo').max(60),
}).test('one', ONE, isOne);
export type ReceiptForm = InferType<typeof receiptForm>;

export const receiptDeliveryForm = receiptForm.shape({ version: integer('Versão').min(1).required() });

const label = (name: string) => text(name).min(3, '${path}: escreva ao menos três letras.').max(80);

/** What a person teaches of a paper, by words that stand in it. */
export const receiptTemplateForm = object({
  name: text('Nome do modelo').max(80).required(),
  ...proven,
  number_label: label('Palavras antes do número'),
  competence_label: label('Palavras antes da competência'),
  date_label: label('Palavras antes da data'),
}).test('one', ONE, isOne);
export type ReceiptTemplateForm = InferType<typeof receiptTemplateForm>;

/** How a receipt of the folder stands to whoever looks through it. */
export const RECEIPT_STATES = ['reading', 'ready', 'to_say', 'refused', 'queued', 'delivered'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

export const receiptStateLabel: Record<ReceiptState, string> = {
  reading: 'Lendo',
  ready: 'Pronto',
  to_say: 'Falta dizer',
  refused: 'Recusado',
  queued: 'Na fila',
  delivered: 'Entregue',
};

export const receiptFilters = object({
  state: oneOf('Situação', RECEIPT_STATES, receiptStateLabel),
  delivered: flag('Também os entregues').nullable(),
});
