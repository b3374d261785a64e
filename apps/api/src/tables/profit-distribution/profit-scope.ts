import { type SQL, sql } from 'drizzle-orm';

// Profits of a company within days, as more than one noun reads them. Parts of a statement; `company`: its id there.

type Days = { from: string; until: string };

export type Partner = { user_id: number; person: string; name: string; cpf: string | null };

/** Active partners of a company, in order of their names: whose profits may be. One value. */
export const partnersOf = (company: SQL): SQL<Partner[]> => sql`(
  select coalesce(json_agg(json_build_object('user_id', person.id, 'name', person.name, 'cpf', doctor.cpf,
    'person', coalesce(doctor.cpf, 'u' || person.id)) order by person.name, person.id), '[]')
  from memberships tie join users person on person.id = tie.user_id left join doctors doctor on doctor.user_id = person.id
  where tie.company_id = ${company} and tie.user_type = 'partner' and tie.is_active)`;

/** Months of a company whose EFD-Reinf was delivered. One value. */
export const filedReinfs = (company: SQL): SQL<string[]> => sql`(
  select coalesce(json_agg(filed.competence order by filed.competence), '[]') from monthly_obligations filed
  where filed.company_id = ${company} and filed.rule_key = 'reinf' and filed.delivered_on is not null)`;

/** What each person was paid of what is taxed: rows of `person` and `paid`. */
export const paidPeople = (company: SQL, { from, until }: Days): SQL => sql`(
  select coalesce(doctor.cpf, profit.person_cpf, 'u' || profit.user_id) as person, sum(profit.amount) filter (where not profit.is_earlier) as paid,
    sum(profit.amount) filter (where profit.is_earlier) as earlier
  from profit_distributions profit left join doctors doctor on doctor.user_id = profit.user_id
  where profit.company_id = ${company} and profit.voided_at is null and profit.paid_on between ${from} and ${until}
  group by 1)`;

/** Movements of statements that are profits and of which nobody said whose: rows of `amount`, what no boleto takes of each. */
export const unnamedProfits = (company: SQL, { from, until }: Days): SQL => sql`(
  select -moved.amount - coalesce((select sum(target.amount) from reconciliation_targets target where target.reconciliation_id = said.id), 0) as amount
  from bank_transactions moved join reconciliations said on said.transaction_id = moved.id
  where moved.company_id = ${company} and moved.undone_at is null and moved.amount < 0 and said.undone_at is null and said.category = 'profit'
    and moved.date between ${from} and ${until}
    and not exists (select from profit_distributions named where named.reconciliation_id = said.id and named.voided_at is null))`;

/**
 * How many profits of the month of a delivered EFD-Reinf count otherwise than on its delivery, as a column of an obligation. It left on the day that is told,
 * and on that day when it was told: an obligation that is told late left before all that was written in between.
 */
export const profitsSinceFiled = sql<number>`(
  select count(*) from profit_distributions profit, lateral (select least(
    (monthly_obligations.delivered_on + 1)::timestamp at time zone 'America/Sao_Paulo',
    (select max(told.created_at) from events told where told.entity_type = 'monthly_obligation' and told.entity_id = monthly_obligations.id
      and told.action in ('monthly_obligation.delivered', 'monthly_obligation.delivered_late'))) as moment) filed
  where monthly_obligations.rule_key = 'reinf' and monthly_obligations.delivered_on is not null
    and profit.company_id = monthly_obligations.company_id and to_char(profit.paid_on, 'YYYY-MM') = monthly_obligations.competence
    and (profit.voided_at is null) <> (profit.created_at <= filed.moment and (profit.voided_at is null or profit.voided_at > filed.moment)))`.mapWith(
  Number,
);
