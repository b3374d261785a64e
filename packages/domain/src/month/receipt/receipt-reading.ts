import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { obligationOfKey } from '../../law/obligation/obligation-rules.ts';
import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { type ExtractReading, type OfficialValues, readExtract } from './pgdas-extract.ts';
import type { ReceiptDoubts, ReceiptPlace, ReceiptPlaces } from './receipt-fields.ts';
import { obligationOfReceipt, type ReceiptKind, receiptKindLabel, receiptKindsIn } from './receipt-kind.ts';
import { ownerIn } from './receipt-owner.ts';
import { isRectifying, sequenceOf } from './receipt-rectifying.ts';
import { type ReceiptTemplate, readTaught, type TaughtReading, templateOf, templateWords } from './receipt-template.ts';
import {
  besideLabel,
  type Moment,
  momentIn,
  monthIn,
  numberIn,
  type Placed,
  type ReceiptText,
  receiptTextOf,
  yearIn,
} from './receipt-text.ts';

/** What a receipt says of itself. `doubts`: what a person must look at, each with why; `places`: where the rest stands. */
export type ReceiptReading = {
  /** Null where a template alone knows it. */
  kind: ReceiptKind | null;
  rule_key: ObligationKey | null;
  /** The office's own rule, as a template says it. */
  rule_id: number | null;
  /** Bare, with right check digits. */
  document: string | null;
  competence: string | null;
  protocol_number: string | null;
  delivered_on: string | null;
  delivered_at: string | null;
  is_rectifying: boolean;
  official: OfficialValues | null;
  /** What a template reads it by. */
  taught: string | null;
  doubts: ReceiptDoubts;
  places: ReceiptPlaces;
};

/** `none`: why a text is no receipt, where that can be told. */
export type Recognised = { receipt: ReceiptReading | null; none: string | null };

/** More than any receipt has; only the beginning of what is longer is searched. */
const LONGEST = 60_000;

/** What a text is, and what it says, of which each thing is read once or not at all: nothing is guessed. Never throws. */
export const readReceipt = (written: string, today: string, templates: readonly ReceiptTemplate[] = []): Recognised => {
  const cut = written.slice(0, LONGEST);
  const text = receiptTextOf(cut);
  const { kinds, other } = receiptKindsIn(text.plain.join(' '));
  const template = other ? null : templateOf(cut, templates);
  const [kind = null] = kinds;
  if (kinds.length > 1) return { receipt: severalReceipts(kinds), none: null };
  if (!kind && !template) return { receipt: null, none: other };
  return { receipt: reading(text, { kind, template, cut }, today), none: null };
};

const severalReceipts = (kinds: readonly ReceiptKind[]): ReceiptReading => ({
  ...NO_READING,
  doubts: { what: `O arquivo junta ${kinds.map((kind) => receiptKindLabel[kind]).join(' e ')}. Separe um por arquivo.` },
});

/** A receipt of which nothing was read: a person says all of it. */
export const NO_READING: ReceiptReading = {
  kind: null,
  rule_key: null,
  rule_id: null,
  document: null,
  competence: null,
  protocol_number: null,
  delivered_on: null,
  delivered_at: null,
  is_rectifying: false,
  official: null,
  taught: null,
  doubts: {},
  places: {},
};

type Known = { kind: ReceiptKind | null; template: ReceiptTemplate | null; cut: string };

const reading = (text: ReceiptText, { kind, template, cut }: Known, today: string): ReceiptReading => {
  const rule_key = template?.rule_key ?? (template?.rule_id ? null : kind && obligationOfReceipt(kind));
  const isAnnual = rule_key !== null && obligationOfKey(rule_key).frequency === 'annual';
  const taught: TaughtReading = template ? readTaught(text, template, isAnnual) : { number: null, competence: null, moment: null };
  const owner = ownerIn(text);
  const competence = taught.competence ? read(taught.competence) : competenceOf(text, isAnnual);
  const number = taught.number ? read(taught.number) : numberOf(text, kind);
  const moment = taught.moment ? read(taught.moment) : momentOf(text);
  const extract = kind === 'pgdas_extract' ? readExtract(cut) : NO_EXTRACT;
  const is_rectifying = sequenceOf(kind, number.value) > 1 || isRectifying(text.plain);
  const of = { rule_key, rule_id: template?.rule_id ?? null, is_rectifying };
  return {
    kind,
    ...of,
    document: owner.document,
    competence: competence.value,
    protocol_number: number.value,
    delivered_on: moment.value?.day ?? null,
    delivered_at: moment.value?.time ?? null,
    official: extract.values,
    taught: template && templateWords(template),
    doubts: withoutNulls({
      what: whatDoubt(of),
      company_id: owner.doubt,
      competence: missing(competence, isAnnual ? 'o ano' : 'a competência'),
      protocol_number: missing(number, 'o número do recibo'),
      delivered_on: dayDoubt(moment, today),
      official: extract.doubt,
    }),
    places: withoutNulls({
      company_id: owner.place,
      competence: competence.place,
      protocol_number: number.place,
      delivered_on: moment.place,
      official: extract.place,
    }),
  };
};

const NO_EXTRACT: ExtractReading = { values: null, place: null, doubt: null };

const whatDoubt = ({ rule_key, rule_id, is_rectifying }: Pick<ReceiptReading, 'rule_key' | 'rule_id' | 'is_rectifying'>): string | null => {
  if (is_rectifying) return 'É uma retificadora.';
  return rule_key === null && rule_id === null ? 'Diga de que obrigação é este recibo.' : null;
};

/** Why a value is not there; null where it is. */
const missing = ({ value, doubt }: Read<string>, what: string): string | null => (value === null ? (doubt ?? `Não achei ${what}.`) : null);

const dayDoubt = ({ value, doubt }: Read<Moment>, today: string): string | null => {
  if (value === null) return doubt ?? 'Não achei a data da entrega.';
  return value.day > today ? `${formatDateNumeric(value.day)} ainda não chegou.` : null;
};

const withoutNulls = <Value>(all: Record<string, Value | null>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Value] => entry[1] !== null));

type Read<Value> = { value: Value | null; place: ReceiptPlace | null; doubt: string | null };

const read = <Value>({ value, place }: Placed<Value>): Read<Value> => ({ value, place, doubt: null });

/** The one value of several places; where they differ none is taken. */
const only = <Value>(placed: readonly Placed<Value>[], words: (value: Value) => string, what: string): Read<Value> => {
  const [first] = placed;
  if (!first) return { value: null, place: null, doubt: null };
  if (placed.length === 1) return read(first);
  const several = placed.map(({ value }) => words(value)).join(' e ');
  return { value: null, place: null, doubt: `O texto diz ${what}: ${several}.` };
};

const MONTH_LABEL =
  /\b(?:PERIODO DE (?:APURACAO|REFERENCIA)(?: ?\(PA\))?|PER\.? ?APUR(?:ACAO)?\.?|COMPETENCIA|MES(?:\/ANO)? DE (?:REFERENCIA|COMPETENCIA)|MES\/ANO|REFERENTE A|PERIODO)(?![A-Z])/g;
const YEAR_LABEL =
  /\b(?:ANO-? ?CALENDARIO|PERIODO (?:DA ESCRITURACAO|ABRANGIDO(?: PELA DECLARACAO)?|DE APURACAO)|ANO DE REFERENCIA|ANO-BASE)(?![A-Z])/g;
/** A return of an exercise is of the year before it. */
const EXERCISE_LABEL = /\bEXERCICIO(?![A-Z])/g;

const competenceOf = (text: ReceiptText, isAnnual: boolean): Read<string> => {
  if (!isAnnual) return only(besideLabel(text, MONTH_LABEL, monthIn), formatCompetenceLong, 'mais de uma competência');
  const years = besideLabel(text, YEAR_LABEL, yearIn);
  const exercises = besideLabel(text, EXERCISE_LABEL, yearIn).map(({ value, place }) => ({ value: value - 1, place }));
  const written = (years.length > 0 ? years : exercises).map(({ value, place }) => ({ value: `${value}-12`, place }));
  return only(written, (value) => value.slice(0, 4), 'mais de um ano');
};

const RECEIPT = /\b(?:(?:NUMERO|N[O.]|NRO\.?)(?: D[OE])? RECIBO|RECIBO(?: DE ENTREGA)? ?(?:N[O.]|NUMERO|NRO\.?|:))/g;
const PROTOCOL = /\b(?:(?:NUMERO|N[O.]|NRO\.?)(?: D[OE])? PROTOCOLO|PROTOCOLO(?: DE [A-Z]+)? ?(?:N[O.]|NUMERO|:))/g;
const DECLARATION = /\b(?:NUMERO|N[O.]|NRO\.?)(?: D[AE])? (?:DECLARACAO|APURACAO)/g;

/** A month of the Simples is told by the number of its declaration; all others by their receipt's. */
const numberOf = (text: ReceiptText, kind: ReceiptKind | null): Read<string> => {
  const isSimples = kind === 'pgdas_receipt' || kind === 'pgdas_extract';
  const labels = isSimples ? [DECLARATION, RECEIPT, PROTOCOL] : [RECEIPT, PROTOCOL, DECLARATION];
  for (const label of labels) {
    const numbers = besideLabel(text, label, numberIn);
    if (numbers.length > 0) return only(numbers, (number) => number, 'mais de um número');
  }
  return { value: null, place: null, doubt: null };
};

const SENT = String.raw`(?:TRANSMISSAO|RECEPCAO|RECEBIMENTO|ENTREGA|ENVIO|ENCERRAMENTO|FECHAMENTO)`;
const SENT_LABEL = new RegExp(
  String.raw`\bDATA(?:(?: E |\/| ?\/ ?)HORA(?:RIO)?)?(?: D[AOE])? ${SENT}|\b(?:TRANSMITID|RECEBID|RECEPCIONAD|ENTREGUE|ENVIAD|ENCERRAD)[AO]?\b`,
  'g',
);

const momentOf = (text: ReceiptText) => {
  const moments = besideLabel(text, SENT_LABEL, momentIn);
  const days = moments.filter(({ value }, at) => moments.findIndex((one) => one.value.day === value.day) === at);
  return only(days, ({ day }) => formatDateNumeric(day), 'mais de uma data de entrega');
};
