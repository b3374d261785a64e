// What is kept of a company's months (tables/month) is old once something changes that it is computed from, whoever writes it: the database notes the
// company in the same transaction. It only adds rows, so that nobody waits for anybody; once a statement, however many rows that changes.

type Source = {
  table: string;
  /** The companies of the rows that changed, which are `changed`. */
  companies: string;
};

/** The tables that `modules/month/month` and the law's parameters read. */
const SOURCES: readonly Source[] = [
  { table: 'companies', companies: 'select id from changed' },
  ...['invoices', 'former_regimes', 'payroll_months', 'closings'].map((table) => ({
    table,
    companies: 'select company_id from changed',
  })),
  { table: 'boletos', companies: "select company_id from changed where tax_key = 'das'" },
  { table: 'payments', companies: 'select company_id from invoices where id in (select invoice_id from changed)' },
  { table: 'accounting_parameters', companies: 'select company_id from month_figures where exists (select 1 from changed)' },
];

/** A trigger that sees all rows of a statement is of one kind of statement only. */
const STATEMENTS = [
  ['insert', 'referencing new table as changed'],
  ['update', 'referencing new table as changed'],
  ['delete', 'referencing old table as changed'],
] as const;

const noted = ({ table, companies }: Source): string => `
create or replace function ${table}_month_change() returns trigger language plpgsql as $$
begin
  insert into month_changes (company_id) select distinct company_id from (${companies}) as found (company_id) where company_id is not null;
  return null;
end $$;
${STATEMENTS.map(
  ([statement, rows]) => `
create or replace trigger ${table}_month_${statement} after ${statement} on ${table} ${rows}
for each statement execute function ${table}_month_change();`,
).join('')}`;

export const monthChangeTriggers = SOURCES.map(noted).join('\n');
