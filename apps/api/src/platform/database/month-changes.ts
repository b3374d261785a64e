// What is kept of a company's months (tables/month) is old once something changes that it is computed from, whoever writes it: the database notes the
// company in the same transaction. It only adds rows, so that nobody waits for anybody; once a statement, however many rows that changes.

type Source = {
  table: string;
  /** The companies of the rows that changed, which are `changed`. */
  companies: string;
  /** Those of an update, where only some columns count: the rows as they were are `former`. */
  updated?: string;
};

const OWN = 'select company_id from changed';

/** The tables that `modules/month/month` and the law's parameters read. What is kept of a month follows them, and what its closing finds. */
const FIGURE_SOURCES: readonly Source[] = [
  { table: 'companies', companies: 'select id from changed' },
  ...['invoices', 'former_regimes', 'payroll_months'].map((table) => ({ table, companies: OWN })),
  {
    table: 'closings',
    companies: OWN,
    // What a job finds of it is kept beside it, and changes nothing that others are computed from.
    updated: `select changed.company_id from changed join former using (id)
      where (changed.status, changed.das_official, changed.revenue_official, changed.rbt12_official, changed.figures)
        is distinct from (former.status, former.das_official, former.revenue_official, former.rbt12_official, former.figures)`,
  },
  { table: 'boletos', companies: `${OWN} where tax_key is not null` },
  { table: 'payments', companies: 'select company_id from invoices where id in (select invoice_id from changed)' },
  { table: 'accounting_parameters', companies: 'select company_id from month_figures where exists (select 1 from changed)' },
];

/** The tables that the checks of a closing read besides. */
const CHECK_SOURCES: readonly Source[] = [
  'statements',
  'bank_accounts',
  'bank_transactions',
  'monthly_obligations',
  'company_certificates',
].map((table) => ({ table, companies: OWN }));

/** A trigger that sees all rows of a statement is of one kind of statement only. */
const STATEMENTS = ['insert', 'update', 'delete'] as const;

const referencing = { insert: 'new table as changed', update: 'old table as former new table as changed', delete: 'old table as changed' };

const noted = (targets: readonly string[], { table, companies, updated }: Source): string =>
  STATEMENTS.map((statement) => {
    const touched = statement === 'update' ? (updated ?? companies) : companies;
    const notes = targets.map(
      (target) => `
  insert into ${target} (company_id) select distinct company_id from (${touched}) as touched (company_id) where company_id is not null;`,
    );
    return `
create or replace function ${table}_month_${statement}() returns trigger language plpgsql as $$
begin${notes.join('')}
  return null;
end $$;
create or replace trigger ${table}_month_${statement} after ${statement} on ${table} referencing ${referencing[statement]}
for each statement execute function ${table}_month_${statement}();`;
  }).join('');

export const monthChangeTriggers = [
  ...FIGURE_SOURCES.map((source) => noted(['month_changes', 'closing_changes'], source)),
  ...CHECK_SOURCES.map((source) => noted(['closing_changes'], source)),
].join('\n');
