// An office as large as ours may become, written by a few statements straight into the tables, past the services but through every constraint: for the
// gate that no list of staff and managers stops anybody, and for `pnpm bench office`.

/** As the database's owner, on one connection: what is numbered is kept in tables of its own. */
type Run = (text: string) => Promise<unknown>;

/**
 * Fills in so many companies, seven of ten in the Simples: twenty invoices, five obligations, seven boletos and a closing of each, payrolls, statements,
 * certificates, licences, leads and three shifts for each. `today`: what is late is late then.
 */
export const fillOfficeVolume = async (run: Run, { companies, today }: { companies: number; today: string }): Promise<void> => {
  for (const statement of STATEMENTS)
    await run(statement.replaceAll(':companies', String(companies)).replaceAll(':today', `date '${today}'`));
  await run('vacuum (analyze)');
};

const stamps = 'created_at, updated_at';
const now = `:today - i % 300 * interval '1 day', :today - i % 300 * interval '1 day'`;
const month = (ago: string): string => `to_char(:today - (${ago}) * interval '1 month', 'YYYY-MM')`;

/** Numbered from one, without gaps: what follows is made of their numbers. */
const numbered = (table: string, where: string): string =>
  `create temporary table volume_${table} as select (row_number() over (order by id))::int as i, id from ${table} where ${where};
create unique index on volume_${table} (i); analyze volume_${table}`;

const STATEMENTS = [
  "set client_min_messages = 'warning'",
  `insert into users (${stamps}, type, name, email, email_verified_at, password_hash, doctor_role, search_key)
  select ${now}, 'doctor', 'Médica ' || i, 'medica-' || i || '@volume.test', now(), '-', 'partner', 'medica ' || i from generate_series(1, :companies) as i`,
  `insert into users (${stamps}, type, name, email, email_verified_at, password_hash, search_key)
  select ${now}, 'admin', 'Analista ' || i, 'analista-' || i || '@volume.test', now(), '-', 'analista ' || i from generate_series(1, 30) as i`,
  numbered('users', "email like '%@volume.test'"),
  `insert into doctors (${stamps}, user_id) select ${now}, id from volume_users where i <= :companies`,
  `insert into companies (${stamps}, type, name, cnpj, cpf, opening_date, accounting_status, tax_regime, wizard_step, address, analyst_id, search_key, iss_rate)
  select ${now}, case when i % 10 = 9 then 'natural_person' when i % 3 = 0 then 'migrated_company' else 'new_company' end, made.name,
    case when i % 10 <> 9 then (90000000000000 + i)::text end, case when i % 10 = 9 then (90000000000 + i)::text end,
    :today - (i % 2000 + 40), case when i % 50 = 0 then 'inactive' else 'active' end, case when i % 10 < 7 then 'simples' else 'normal' end,
    'finished', '{"cep":"50030230","street":"Avenida Rio Branco","number":"240","complement":null,"neighborhood":"Recife","city":"Recife","state":"PE","ibge":"2611606","city_id":null,"state_id":null,"country_id":null}',
    case when i % 40 <> 0 then analysts.id end, made.name || ' ' || (90000000000000 + i), '0.02'
  from generate_series(1, :companies) as i
  join (select i - :companies - 1 as place, id from volume_users) as analysts on analysts.place = i % 30,
  lateral (select 'clinica ' || (array['aurora','dourado','horizonte','lagoa','mirante'])[1 + i % 5] || ' volume' || lpad(i::text, 5, '0') as name) as made`,
  numbered('companies', "name like 'clinica % volume%'"),
  `insert into memberships (${stamps}, user_id, company_id, user_type, is_owner)
  select now(), now(), volume_users.id, volume_companies.id, 'partner', true from volume_companies join volume_users using (i)`,
  `insert into clients (${stamps}, company_id, person_type, document, name, search_key)
  select ${now}, id, 'PJ', (80000000000000 + i * 2 + j)::text, 'hospital ' || j || ' volume' || lpad(i::text, 5, '0'), 'hospital ' || j || ' volume' || lpad(i::text, 5, '0')
  from volume_companies, generate_series(0, 1) as j order by i, j`,
  numbered('clients', "name like 'hospital % volume%'"),
  `insert into invoices (${stamps}, status, status_at, number, requested_at, competence, issue_date, authorized_at, due_date, paid_at, company_id, client_id,
    requested_by, responsible_id, description, gross_amount, iss_base, iss_amount, withheld_total, net_amount, received_amount)
  select asked, asked, status, asked, case when issued then (company.i * 20 + j)::text end, asked, to_char(asked, 'YYYY-MM'), case when issued then asked::date end,
    case when issued then asked end, asked::date + 30, case when status = 'paid' then asked::date + 20 end, company.id, client.id, person.id, analyst.id,
    'Plantões médicos realizados no mês.', gross, gross, gross / 50, 0, gross, case when status = 'paid' then gross else 0 end
  from volume_companies as company cross join generate_series(0, 19) as j
  join volume_clients as client on client.i = company.i * 2 - j % 2
  join volume_users as person on person.i = company.i
  join volume_users as analyst on analyst.i = :companies + 1 + company.i % 30
  cross join lateral (select (:today - j * 26 * interval '1 day')::timestamptz as asked, 1500000 + (company.i * 7919 + j * 104729) % 3000000 as gross) as drawn
  cross join lateral (select case when j = 0 then (array['requested','in_preparation','requirement','ready','rejected','answered'])[1 + company.i % 6]
    when j < 3 then (array['authorized','sent','overdue','partially_paid'])[1 + (company.i + j) % 4] when j = 7 and company.i % 9 = 0 then 'cancelled'
    else 'paid' end as status) as standing
  cross join lateral (select j > 0 as issued) as known`,
  `insert into payments (${stamps}, invoice_id, date, amount)
  select now(), now(), invoices.id, paid_at, net_amount from invoices join volume_companies on volume_companies.id = company_id where status = 'paid'`,
  `insert into payroll_months (${stamps}, company_id, competence, pro_labore, wages, inss_employer, fgts, reason)
  select ${now}, id, ${month('j')}, 100000 + i * 7919 % 900000, 0, 0, 0, 'Folha do mês.' from volume_companies, generate_series(0, 13) as j
  where i % 10 < 7 and (i % 9 <> 0 or j > 3)`,
  `insert into monthly_obligations (${stamps}, company_id, rule_key, competence, due_month, legal_date, target_date, due_order, status, amount, analyst_id)
  select now(), now(), company.id, rule, ${month('ago')}, to_char(due, 'YYYY-MM'), due, due, due,
    case when due < :today then case when (company.i + ago) % 4 = 0 then 'delivered' else 'overdue' end else 'to_do' end,
    case when rule in ('inss', 'pis_cofins') then 100000 + company.i end, analyst.id
  from volume_companies as company join volume_users as analyst on analyst.i = :companies + 1 + company.i % 30
  cross join lateral (values
    (case when company.i % 10 < 7 then 'das' else 'pis_cofins' end, 1), (case when company.i % 10 < 7 then 'das' else 'pis_cofins' end, 2),
    (case when company.i % 10 < 7 then 'pgdas' else 'dctfweb' end, 1), ('inss', 1), ('esocial', 2)) as rules (rule, ago)
  cross join lateral (select (date_trunc('month', :today - (ago - 1) * interval '1 month') + interval '19 days')::date as due) as days`,
  `insert into boletos (${stamps}, company_id, kind, status, tax_key, description, competence, amount, due_date, pay_by, paid_on, paid_amount, search_key)
  select ${now}, id, case when j < 5 then 'tax' else 'fee' end,
    case when due < :today then (array['paid','paid_late','overdue','paid'])[1 + (i + j) % 4] else 'opened' end,
    case when j < 5 then 'das' end, case when j < 5 then 'DAS' else 'Mensalidade' end, ${month('j % 5 + 1')}, 90000 + i, due, due,
    case when due < :today and (i + j) % 4 <> 2 then due end, case when due < :today and (i + j) % 4 <> 2 then 90000 + i end, 'das volume' || lpad(i::text, 5, '0')
  from volume_companies, generate_series(0, 6) as j, lateral (select (:today - j % 5 * interval '1 month' + i % 5 * interval '1 day')::date as due) as days
  where j < 6 or i % 3 < 2`,
  `insert into closings (${stamps}, company_id, month, name, status, analyst_id)
  select companies.created_at, companies.created_at, companies.id, ${month('1')}, name,
    (array['not_started','awaiting_client','running','in_review'])[1 + i % 4], analyst_id
  from volume_companies join companies using (id) where type <> 'natural_person' and accounting_status = 'active'`,
  `insert into bank_accounts (${stamps}, company_id, bank_code, name) select ${now}, id, '341', 'Conta' from volume_companies`,
  `insert into statements (${stamps}, company_id, bank_account_id, year, month, status)
  select ${now}, company_id, bank_accounts.id, extract(year from ago)::int, extract(month from ago)::int, (array['sent','checked','pending'])[1 + i % 3]
  from bank_accounts join volume_companies on volume_companies.id = company_id, lateral (select :today - interval '1 month' as ago) as last
  where i % 4 <> 0`,
  `insert into company_certificates (${stamps}, document, name, issuer, trust, serial, valid_from, valid_until, sealed_file, sealed_password, company_id)
  select ${now}, (90000000000000 + i)::text, 'Clínica', 'AC', 'trusted', i::text, now(), :today + (i % 400 - 40) * interval '1 day', '-', '-', id
  from volume_companies where i % 10 <> 9`,
  `insert into doctor_certificates (${stamps}, document, name, issuer, trust, serial, valid_from, valid_until, sealed_file, sealed_password, user_id)
  select ${now}, (90000000000 + i)::text, 'Médica', 'AC', 'trusted', i::text, now(), :today + (i % 400 - 40) * interval '1 day', '-', '-', id
  from volume_users where i <= :companies and i % 3 = 0`,
  `insert into licensings (${stamps}, company_id, status, analyst_id)
  select companies.created_at, companies.created_at, id, 'finished', analyst_id from volume_companies join companies using (id) where i % 3 = 0`,
  `insert into licences (${stamps}, licensing_id, kind, status, valid_until, moved_on)
  select licensings.created_at, licensings.created_at, licensings.id, (array['firefighter','health_surveillance'])[j], 'concluded', :today + (i % 300 - 30), :today - 100
  from licensings join volume_companies on volume_companies.id = company_id, generate_series(1, 2) as j`,
  `insert into leads (${stamps}, name, email, source, stage, search_key)
  select ${now}, 'Lead ' || i, 'lead-' || i || '@volume.test', 'signup', (array['new','contacted','proposal'])[1 + i % 3], 'lead ' || i from generate_series(1, :companies) as i`,
  `insert into cash_book_entries (${stamps}, user_id, kind, entry_date, code, amount, deductible, history, search_key)
  select ${now}, id, 'income', :today - j * 20, 'R01.001.001', 45000, 0, 'Consulta', 'consulta' from volume_users, generate_series(0, 9) as j
  where i <= :companies and i % 10 = 9`,
  `insert into management_groups (${stamps}, name, search_key, kind, cnpj, rules)
  select ${now}, 'Grupo ' || i, 'grupo ' || i, 'hospital', (70000000000000 + i)::text, (select rules from management_groups order by id limit 1) from generate_series(1, 9) as i`,
  `create temporary table volume_groups as select (row_number() over (order by id))::int as i, id from management_groups`,
  `insert into units (${stamps}, group_id, name, code, type, search_key)
  select ${now}, id, 'Hospital ' || i, 'V' || i, 'hospital', 'hospital ' || i from volume_groups`,
  `insert into accreditations (${stamps}, group_id, professional_id, company_id, status, first_competence)
  select now(), now(), groups.id, person.id, company.id, 'approved', '2020-01'
  from volume_users as person join volume_companies as company using (i) join volume_groups as groups on groups.i = 1 + person.i % (select count(*) from volume_groups)
  where person.i <= greatest(:companies / 10, 20)`,
  `insert into duty_shifts (${stamps}, group_id, unit_id, shift_type, starts_on, starts_at, ends_on, ends_at, start_at, end_at, duration_minutes,
    night_minutes, weekend_minutes, holiday_minutes, qualification_ids, tag_ids, professional_id, value, value_kind, status, announcement_type, done_minutes, in_at, out_at)
  select now(), now(), a.group_id, units.id, 'on_site', day, '07:00', day, '19:00', day + interval '10 hours', day + interval '22 hours', 720, 0, 0, 0, '{}', '{}',
    a.professional_id, 120000, 'per_shift', case when day < :today then 'done' else 'published' end, 'none', case when day < :today then 720 end,
    case when day < :today then day + interval '10 hours' end, case when day < :today then day + interval '22 hours' end
  from volume_users as person join accreditations as a on a.professional_id = person.id join units on units.group_id = a.group_id and units.code like 'V%',
    generate_series(0, 33) as j, lateral (select (:today - 60 + j * 3 + person.i % 3) as day) as days`,
];
