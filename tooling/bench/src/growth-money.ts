import { company } from '@esteto/contract/company/company';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { reconciliation } from '@esteto/contract/money/reconciliation';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { ListLook } from './growth-lists.ts';
import { withClient } from './large-office.ts';
import { signIn } from './visitor.ts';

/** How the account is called that `fillMoney` fills, in the first company of the demo's doctor. */
const ACCOUNT = 'Conta da medida';

/**
 * Gives one company `count` movements of ten years in one account, a statement a month: what is older than two months was explained, of the younger a third. As the
 * owner and past the services, but through every constraint, with statistics taken.
 */
export const fillMoney = (ownerUrl: string, count: number): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    await owner.query('set synchronous_commit = off; select setseed(0.5)');
    await owner.query(ACCOUNTS);
    await owner.query(MOVEMENTS, [count]);
    await owner.query(SAID);
    await owner.query('vacuum (analyze)');
    await owner.query('checkpoint');
  });

const OWNED = `(select min(company_id) from memberships join users on users.id = user_id where email = 'ana.souza@demo.test')`;

const ACCOUNTS = `
insert into bank_accounts (created_at, updated_at, company_id, bank_code, name) values (now(), now(), ${OWNED}, '341', '${ACCOUNT}');
insert into statements (created_at, updated_at, company_id, bank_account_id, year, month, status)
select now(), now(), company_id, bank_accounts.id, extract(year from day), extract(month from day), 'sent'
from bank_accounts, generate_series(date_trunc('month', now()) - interval '119 months', now(), interval '1 month') as day where name = '${ACCOUNT}';
insert into statement_imports (created_at, updated_at, company_id, file_id, fresh, repeated, months)
select now(), now(), company_id, (select min(id) from files), 0, 0, '[]' from bank_accounts where name = '${ACCOUNT}';`;

const MOVEMENTS = `
insert into bank_transactions (company_id, bank_account_id, statement_id, fitid, date, amount, memo, kind, search_key, import_id)
select statements.company_id, bank_account_id, statements.id, 'M' || i, day, case when i % 4 = 0 then cents else -cents end, memo, 'OTHER', lower(memo),
  (select max(id) from statement_imports)
from generate_series(1, $1::int) as i,
  lateral (select (date_trunc('month', now()) - interval '119 months' + (i::float / $1::int) * 119.9 * interval '30.4 days')::date as day,
    1000 + (random() * 900000)::bigint as cents,
    (array['PIX RECEBIDO HOSPITAL','TARIFA PACOTE','ALUGUEL SALA','PIX ENVIADO','MATERIAIS','ASSINATURA SISTEMA'])[1 + i % 6] || ' ' || i % 50 as memo) as drawn
join statements on bank_account_id = (select id from bank_accounts where name = '${ACCOUNT}')
  and statements.year = extract(year from day) and statements.month = extract(month from day)`;

const SAID = `
insert into reconciliations (created_at, updated_at, company_id, transaction_id, category, is_ignored)
select now(), now(), company_id, bank_transactions.id, case when amount > 0 then 'other_in' else 'rent' end, false from bank_transactions
where fitid like 'M%' and (date < now() - interval '2 months' or bank_transactions.id % 3 = 0)`;

/** Looks of the doctor at the movements, at what seems to be what, and at what follows from them. */
export const moneyLooks = async (origin: string): Promise<ListLook[]> => {
  const doctor = await signIn(origin, 'ana.souza@demo.test');
  const company_id = Math.min(...(await doctor.call(company.mine)).map(({ id }) => id));
  const month = competenceOf(new Date().toISOString());
  const look = (name: string, path: string, query: Record<string, string> = {}): ListLook => {
    const search = new URLSearchParams({ company_id: String(company_id), ...query });
    return { name: `lançamentos: ${name}`, headers: doctor.headers, url: `${origin}/api/${path}?${search}` };
  };
  const { path } = reconciliation.list;
  const [waiting] = (await doctor.call(reconciliation.list, { company_id, standing: 'waiting' })).items;
  return [
    look('primeira página', path),
    look('por valor', path, { sort: '-amount' }),
    look('a explicar', path, { standing: 'waiting' }),
    look('com categoria', path, { standing: 'categorized' }),
    look('um mês de cinco anos atrás', path, { month: addCompetence(month, -60) }),
    look('entradas', path, { direction: 'in' }),
    look('busca comum', path, { search: 'hospital' }),
    look('busca sem resultado', path, { search: 'zyxwvu' }),
    look('um a explicar', reconciliation.detail.path.replace(':id', String(waiting?.id ?? 0))),
    look('entradas e saídas de um ano', cashFlow.months.path, { from: addCompetence(month, -11), to: month }),
    look('previsão', cashFlow.forecast.path),
  ];
};
