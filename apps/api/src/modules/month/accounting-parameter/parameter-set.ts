import type { AccountingParameterSet } from '@esteto/contract/month/accounting-parameter';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { IRPF_ANNUAL_TABLES } from '@esteto/domain/law/tax/tables/irpf-annual-table';
import { IRRF_TABLES } from '@esteto/domain/law/tax/tables/irrf-table';
import { type LawTables, lawTablesWith } from '@esteto/domain/law/tax/tables/law-tables';
import { SOCIAL_SECURITY } from '@esteto/domain/law/tax/tables/social-security';
import { FIRST_OFFICE_RULES, type OfficeRules } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { FIRST_PROCESSING_TIMES } from '@esteto/domain/opening/onboarding/processing-times';
import { versionAt, versionSpans } from '@esteto/domain/shared/date/version';
import type { ParameterRow } from './accounting-parameter.repository.ts';

type RowOf<Kind extends ParameterRow['kind']> = Extract<ParameterRow, { kind: Kind }>;

const ofKind = <Kind extends ParameterRow['kind']>(rows: readonly ParameterRow[], kind: Kind): RowOf<Kind>[] =>
  rows.filter((row): row is RowOf<Kind> => row.kind === kind);

/** What the product itself knows was told by nobody. */
const ofTheLaw = { id: null, reason: null, author_name: null, created_at: null };

/** The first month that the product reaches back to. */
const FIRST_MONTH = '2018-01';

/** The law as the product knows it and what staff added, each until the next, the newest first. */
export const parameterSet = (rows: readonly ParameterRow[]): AccountingParameterSet => ({
  social_security: versionSpans([
    ...SOCIAL_SECURITY.map(({ from, until: _until, ...table }) => ({ ...ofTheLaw, ...table, valid_from: from })),
    ...ofKind(rows, 'social_security').map(({ value, ...ground }) => ({ ...ground, ...value })),
  ]),
  irrf: versionSpans([
    ...IRRF_TABLES.map(({ from, until: _until, bands, ...table }) => ({ ...ofTheLaw, ...table, bands: [...bands], valid_from: from })),
    ...ofKind(rows, 'irrf').map(({ value, ...ground }) => ({ ...ground, ...value })),
  ]),
  irpf_annual: versionSpans([
    ...IRPF_ANNUAL_TABLES.map(({ year, bands, ...table }) => ({ ...ofTheLaw, ...table, bands: [...bands], valid_from: `${year}-01` })),
    ...ofKind(rows, 'irpf_annual').map(({ value, ...ground }) => ({ ...ground, ...value })),
  ]).map((version) => ({ ...version, until: `${version.valid_from.slice(0, 4)}-12` })),
  selic: versionSpans(ofKind(rows, 'selic').map(({ value, ...ground }) => ({ ...ground, ...value }))),
  office_rules: versionSpans(ofKind(rows, 'office_rules').map(({ value, ...ground }) => ({ ...ground, ...value }))),
  processing_times: versionSpans([
    { ...ofTheLaw, ...FIRST_PROCESSING_TIMES, valid_from: FIRST_MONTH, source: 'Experiência do escritório' },
    ...ofKind(rows, 'processing_times').map(({ value, ...ground }) => ({ ...ground, ...value })),
  ]),
});

/** The tables that a calculation takes. */
export const lawTables = (rows: readonly ParameterRow[]): LawTables =>
  lawTablesWith({
    social_security: ofKind(rows, 'social_security').map(({ value, valid_from, source }) => ({
      ...value,
      source: source ?? '',
      from: valid_from,
      until: null,
    })),
    irrf: ofKind(rows, 'irrf').map(({ value, valid_from, source }) => ({
      ...value,
      reduction: value.reduction && { ...value.reduction, source: source ?? '' },
      source: source ?? '',
      from: valid_from,
      until: null,
    })),
    irpf_annual: ofKind(rows, 'irpf_annual').map(({ value, valid_from, source }) => ({
      ...value,
      reduction: value.reduction && { ...value.reduction, source: source ?? '' },
      source: source ?? '',
      year: Number(valid_from.slice(0, 4)),
    })),
  });

/** By month, fractions. */
export const selicRates = (rows: readonly ParameterRow[]): SelicRates =>
  Object.fromEntries(ofKind(rows, 'selic').map(({ valid_from, value }) => [valid_from, value.rate]));

export const officeRules = (rows: readonly ParameterRow[], month: string): OfficeRules =>
  versionAt(ofKind(rows, 'office_rules'), month)?.value ?? FIRST_OFFICE_RULES;
