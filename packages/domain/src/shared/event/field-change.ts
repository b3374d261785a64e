import type { AnySchema, SchemaMetadata } from 'yup';
import { formatCompetence } from '../date/competence.ts';
import { formatDateNumeric, formatInstantFull, isInstant } from '../date/date.ts';
import { formatDuration } from '../date/time.ts';
import { formatCep } from '../document/cep.ts';
import { formatCnpj } from '../document/cnpj.ts';
import { formatCpf } from '../document/cpf.ts';
import { shownDocument } from '../document/document.ts';
import { formatPhone } from '../document/phone.ts';
import { formatMoney } from '../money/money.ts';
import { formatRate } from '../money/percent.ts';

// How the history names a changed field and shows its values, read from the schema that the field was validated with.

/** 'contacts[0].name' -> 'Contatos 1 · Nome'; a part that the schema does not know keeps its own name, a group that it gives none has none. */
export const fieldLabel = (schema: AnySchema, path: string): string => {
  let here: Parts | undefined = schema;
  const labels: string[] = [];
  for (const part of partsOf(path)) {
    if (/^\d+$/.test(part) && labels.length) {
      here = here?.innerType;
      labels.push(`${labels.pop()} ${Number(part) + 1}`);
    } else {
      here = here?.fields?.[part];
      labels.push(here?.spec?.label ?? (here?.fields ? '' : part));
    }
  }
  return labels.filter(Boolean).join(' · ');
};

/** A value as a person reads it: 'R$ 10,00', '20/11/2026', 'Sim', 'vazio'. */
export const fieldValue = (schema: AnySchema, path: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  const { kind, labels }: SchemaMetadata = fieldAt(schema, path)?.spec?.meta ?? {};
  if (kind === 'password') return '••••••••';
  if (kind === 'cents' && typeof value === 'number') return formatMoney(value);
  if (kind === 'duration' && typeof value === 'number') return `${formatDuration(value)} h`;
  if (typeof value === 'string') return labels?.[value] ?? (kind && formats[kind]?.(value)) ?? value;
  return typeof value === 'number' ? (labels?.[value] ?? String(value)) : JSON.stringify(value);
};

/** How its field says that a value reads; null where the field does not say. */
export const ownWords = (schema: AnySchema, path: string, value: unknown): string | null =>
  fieldAt(schema, path)?.spec?.meta?.shown?.(value) ?? null;

/** Whether a list holds ids of other records. */
export const isReferenceList = (schema: AnySchema, path: string): boolean => fieldAt(schema, path)?.innerType?.spec?.meta?.kind === 'id';

/** Whether a field holds the id of another record. */
export const isReference = (schema: AnySchema, path: string): boolean => fieldAt(schema, path)?.spec?.meta?.kind === 'id';

/** The parts of a schema that are read here: objects have fields, lists an inner type. */
type Parts = { spec?: { label?: string; meta?: SchemaMetadata }; fields?: Record<string, Parts>; innerType?: Parts };

const formats: Partial<Record<NonNullable<SchemaMetadata['kind']>, (value: string) => string>> = {
  cep: formatCep,
  cnpj: formatCnpj,
  competence: formatCompetence,
  cpf: formatCpf,
  date: formatDateNumeric,
  document: (value) => shownDocument(value),
  // Another record may have a time of the day under the same name.
  instant: (value) => (isInstant(value) ? formatInstantFull(value) : value),
  phone: formatPhone,
  rate: (value) => formatRate(value),
};

const partsOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

const fieldAt = (schema: AnySchema, path: string): Parts | undefined =>
  partsOf(path).reduce<Parts | undefined>((here, part) => (/^\d+$/.test(part) ? here?.innerType : here?.fields?.[part]), schema as Parts);
