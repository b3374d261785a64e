import { addCompetence } from '../../../shared/date/competence.ts';
import type { Validity } from '../../../shared/date/validity.ts';
import { IRPF_ANNUAL_TABLES, type IrpfAnnualTable } from './irpf-annual-table.ts';
import { IRRF_TABLES, type IrrfTable } from './irrf-table.ts';
import { SOCIAL_SECURITY, type SocialSecurityTable } from './social-security.ts';

/** The tables of the law that are published anew each year; staff add to them, and who calculates is given them. */
export type LawTables = {
  social_security: readonly SocialSecurityTable[];
  irrf: readonly IrrfTable[];
  /** One for each calendar year. */
  irpf_annual: readonly IrpfAnnualTable[];
};

/** As this version of the product knows them. */
export const LAW_TABLES: LawTables = { social_security: SOCIAL_SECURITY, irrf: IRRF_TABLES, irpf_annual: IRPF_ANNUAL_TABLES };

/** With what staff added, in the order in which they did: of two that begin in the same month the later one holds. How long each holds follows. */
export const lawTablesWith = (added: LawTables): LawTables => ({
  social_security: merged(SOCIAL_SECURITY, added.social_security),
  irrf: merged(IRRF_TABLES, added.irrf),
  irpf_annual: byYear([...IRPF_ANNUAL_TABLES, ...added.irpf_annual]),
});

/** Each holds until the month before the next one. */
const merged = <Table extends Validity>(published: readonly Table[], added: readonly Table[]): Table[] => {
  const byStart = new Map([...published, ...added].map((table) => [table.from, table]));
  const inOrder = [...byStart.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return inOrder.map((table, at) => {
    const next = inOrder[at + 1];
    return { ...table, until: next ? addCompetence(next.from, -1) : null };
  });
};

const byYear = (tables: readonly IrpfAnnualTable[]): IrpfAnnualTable[] =>
  [...new Map(tables.map((table) => [table.year, table])).values()].toSorted((a, b) => a.year - b.year);
