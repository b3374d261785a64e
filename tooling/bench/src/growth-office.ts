import { Client } from 'pg';

/**
 * Fills a database of demo data up with what an office of 300 companies has after ten years, `count` invoices of them: the younger, the more of
 * them are open; the first clients of a company take most. As the owner and past the services, but through every constraint, with indexes built
 * and statistics taken as the database would have by then. Nothing is due that a job would move meanwhile, and there are no events.
 */
export const fillOffice = async (ownerUrl: string, count: number): Promise<void> => {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('set synchronous_commit = off; set maintenance_work_mem = "256MB"; select setseed(0.5)');
    await owner.query(PEOPLE);
    await owner.query(COMPANIES);
    await owner.query(CLIENTS);
    await owner.query(PARTIES);
    const indexes = await owner.query<{ name: string; definition: string }>(PLAIN_INDEXES);
    for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
    await owner.query(INVOICES, [count]);
    for (const { definition } of indexes.rows) await owner.query(definition);
    await owner.query('vacuum (analyze)');
    await owner.query('checkpoint');
  } finally {
    await owner.end();
  }
};

/** How the names of the nth company and of its clients end, and of no other's. */
export const ofCompany = (number: number): string => `casa${String(number).padStart(4, '0')}`;

/** Words of which a company's name and its clients' are made: each stands in one client of forty, 'hospital' in one of five. */
const WORDS = `array['aurora','bela vista','cambui','dourado','esperanca','figueira','guaiba','horizonte','ipanema','jacaranda',
  'laranjeiras','mangabeira','nazare','oliveira','primavera','quaresmeira','ribeira','serrana','tijuca','uruguai','valongo','ximenes','zilda',
  'acacia','bosque','cantareira','diamante','encanto','flamboyant','graciosa','harmonia','itapema','jequitiba','lagoa','mirante','navegantes',
  'ouro verde','pampulha','quitandinha','recanto']`;

/** A partner for each company, and eight analysts. Nobody signs in as one of them. */
const PEOPLE = `
insert into users (created_at, updated_at, type, name, email, email_verified_at, password_hash, doctor_role)
select now(), now(), 'doctor', 'Médica ' || i, 'medica-' || i || '@medida.test', now(), '-', 'partner' from generate_series(1, 300) as i;
insert into users (created_at, updated_at, type, name, email, email_verified_at, password_hash)
select now(), now(), 'admin', 'Analista ' || i, 'analista-' || i || '@medida.test', now(), '-' from generate_series(1, 8) as i;`;

/** One in ten has a concierge. Ana is a partner of the first, and the first sixty are accredited in the group of the demo's manager. */
const COMPANIES = `
insert into companies (created_at, updated_at, type, name, cnpj, accounting_status, tax_regime, wizard_step, address, is_concierge, search_key)
select now(), now(), 'migrated_company', made.name, made.cnpj, 'active', 'simples', demo.wizard_step, demo.address, i % 10 = 0, made.name || ' ' || made.cnpj
from (select * from companies order by id limit 1) as demo, generate_series(1, 300) as i,
  lateral (select 'medicina ' || (${WORDS})[1 + i * 7 % 40] || ' casa' || lpad(i::text, 4, '0') as name, (90000000000000 + i)::text as cnpj) as made;
insert into memberships (created_at, updated_at, user_id, company_id, user_type, is_owner)
select now(), now(), users.id, companies.id, 'partner', true from companies
join users on users.email = 'medica-' || (companies.cnpj::bigint - 90000000000000) || '@medida.test' where cnpj like '90000000000%';
insert into memberships (created_at, updated_at, user_id, company_id, user_type, is_owner)
select now(), now(), users.id, companies.id, 'partner', false from users, companies
where email = 'ana.souza@demo.test' and cnpj = '90000000000001';
insert into accreditations (created_at, updated_at, group_id, professional_id, company_id, status, first_competence)
select now(), now(), (select min(id) from management_groups), user_id, company_id, 'approved', '2000-01'
from memberships join companies on companies.id = company_id
where is_owner and cnpj between '90000000000001' and '90000000000060';`;

/** Twenty of each; the first is the group itself. */
const CLIENTS = `
insert into clients (created_at, updated_at, company_id, person_type, document, name, search_key)
select now(), now(), companies.id, 'PJ', made.document, made.name, made.name || ' ' || made.document from companies, generate_series(0, 19) as i,
  lateral (select
    (array['hospital','prefeitura','cooperativa','operadora','clinica'])[1 + i % 5] || ' '
      || (${WORDS})[1 + (companies.id * 13 + i * 11) % 40] || ' casa' || right(companies.cnpj, 4) as name,
    case i when 0 then (select cnpj from management_groups order by id limit 1) else (80000000000000 + i)::text end as document) as made
where cnpj like '90000000000%' order by companies.id, i;`;

/** What only makes reading quicker; primary keys and unique indexes stay while the rows come. */
const PLAIN_INDEXES = `
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
where indrelid = 'invoices'::regclass and not indisunique`;

/** Who asks for invoices, and to whom they go. */
const PARTIES = `
create temporary table parties as
select (row_number() over (order by clients.id) - 1)::int as place, clients.id as client_id, company_id, user_id
from clients join companies on companies.id = company_id join memberships using (company_id) where is_owner and cnpj like '90000000000%';
create temporary table analysts as
select (row_number() over () - 1)::int as place, id from users where email like 'analista-%@medida.test';
analyze parties, analysts`;

const INVOICES = `
insert into invoices (created_at, updated_at, status, status_at, number, emitter_process, access_key, requested_at, competence, issue_date,
  authorized_at, due_date, paid_at, company_id, client_id, requested_by, responsible_id, description, gross_amount, iss_base, iss_amount,
  withheld_total, net_amount, received_amount, is_archived)
select asked, asked, status, asked + interval '1 day', case when issued then i::text end, process,
  case when issued and process = 'national_api' then lpad(i::text, 50, '0') end, asked, to_char(asked, 'YYYY-MM'),
  case when issued then asked::date end, case when issued then asked end,
  case when status in ('authorized', 'sent') then current_date + 1 + i % 45 else asked::date + 15 + i % 45 end,
  case when status = 'paid' then asked::date + 10 + i % 67 end,
  company_id, client_id, user_id, analysts.id, 'Plantões médicos realizados no mês, conforme a escala.', gross, gross, gross / 50,
  0, gross, case status when 'paid' then gross when 'partially_paid' then gross / 2 else 0 end, i % 20 = 0 and age < 0.9
from (
  select i, age, now() - (1 - age) * interval '10 years' as asked, 80000 + (random() * 3000000)::bigint as gross,
    case when i % 3 = 0 then 'manual' else 'national_api' end as process,
    (i::bigint * 7919 % 300)::int * 20 + floor(20 * random() ^ 2)::int as party,
    case
      when age > 0.99 then (array['requested','in_preparation','requirement','ready','rejected','answered'])[1 + floor(6 * pick ^ 2)::int]
      when age > 0.97 then (array['sent','authorized','partially_paid','cancellation_requested'])[1 + floor(4 * pick ^ 3)::int]
      when pick < 0.93 then 'paid' when pick < 0.955 then 'cancelled' when pick < 0.965 then 'replaced' when pick < 0.975 then 'discarded'
      when pick < 0.99 then 'overdue' else 'partially_paid' end as status
  from generate_series(1, $1::int) as i, lateral (select i::float / $1::int as age, random() as pick) as luck
) as drawn
cross join lateral (select age <= 0.99 and status <> 'discarded' as issued) as known
join parties on parties.place = party
join analysts on analysts.place = i % 8`;
