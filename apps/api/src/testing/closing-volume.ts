// What the checks of a month ask for, for every company that has a closing of it: past the services, through every constraint.

/**
 * `month`: 'YYYY-MM'. `begun`: staff have begun, and the payrolls of the month are there; else both are still to be done. Demands as much of companies that
 * were there before.
 */
export const readyMonth = async (
  run: (text: string) => Promise<unknown>,
  { month, begun }: { month: string; begun: boolean },
): Promise<void> => {
  const words = { ':month': `'${month}'`, ':status': begun ? "'running'" : "'not_started'", ':latest': begun ? '0' : '1' };
  for (const statement of STATEMENTS)
    await run(Object.entries(words).reduce((text, [name, value]) => text.replaceAll(name, value), statement));
};

const STATEMENTS = [
  'update closings set status = :status, checks = null, judged_on = null where month = :month',
  // A month without notes and guides owes no DAS that a PGDAS-D would have to say.
  "update invoices set status = 'discarded' where competence = :month",
  "update boletos set status = 'canceled' where competence = :month and tax_key is not null",
  `insert into payroll_months (created_at, updated_at, company_id, competence, pro_labore, wages, inss_employer, fgts, reason)
   select now(), now(), company_id, to_char((:month || '-01')::date - ago * interval '1 month', 'YYYY-MM'), 500000, 0, 0, 0, 'Folha'
   from closings, generate_series(:latest, 12) as ago where closings.month = :month on conflict do nothing`,
  "update monthly_obligations set status = 'delivered' where competence = :month",
  `insert into monthly_obligations (created_at, updated_at, company_id, rule_key, competence, due_month, due_order, status)
   select now(), now(), company_id, 'esocial', :month, :month, now()::date, 'delivered' from closings where month = :month on conflict do nothing`,
  `insert into statements (created_at, updated_at, company_id, bank_account_id, year, month, status)
   select now(), now(), company_id, id, left(:month, 4)::int, right(:month, 2)::int, 'checked' from bank_accounts on conflict do nothing`,
  "update statements set status = 'checked' where year = left(:month, 4)::int and month = right(:month, 2)::int",
  `insert into company_certificates (created_at, updated_at, document, name, issuer, trust, serial, valid_from, valid_until, sealed_file, sealed_password, company_id)
   select now(), now(), '-', '-', '-', 'icp_brasil', '1', now(), '2099-01-01', '', '', company_id from closings where month = :month on conflict do nothing`,
  "update company_certificates set trust = 'icp_brasil', valid_until = '2099-01-01'",
];
