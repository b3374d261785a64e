import { groupInvoice } from '@esteto/contract/billing/group-invoice';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { company } from '@esteto/contract/company/company';
import { managementGroup } from '@esteto/contract/duty/management-group';
import { filterOption } from '@esteto/contract/office/filter-option';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { ofCompany } from './growth-office.ts';
import { signIn, type Visitor } from './visitor.ts';

/** One look at a list, as somebody who may. */
export type ListLook = { name: string; url: string; headers: Visitor['headers'] };

/** The ways in which staff, a doctor and a manager look at the invoices of an office that `fillOffice` filled; the same for any office. */
export const listLooks = async (origin: string): Promise<ListLook[]> => [
  ...(await staffLooks(origin)),
  ...(await doctorLooks(origin)),
  ...(await managerLooks(origin)),
];

/** A year ago, and the quarter that ended with it. */
const month = addCompetence(competenceOf(new Date().toISOString()), -12);
const quarter = { competence_from: addCompetence(month, -2), competence_to: month };

const staffLooks = async (origin: string): Promise<ListLook[]> => {
  const [master, analyst] = [await signIn(origin, 'master@demo.test'), await signIn(origin, 'analista@demo.test')];
  const { items: companies } = await master.call(filterOption.companies, { search: ofCompany(10) });
  const { items: clients } = await master.call(filterOption.clients, { search: ofCompany(10) });
  const { items: analysts } = await master.call(filterOption.analysts, { search: 'analista' });
  const [company_id, client_id, responsible_id] = [firstOf(companies), firstOf(clients), firstOf(analysts)];
  const look = looksOf(origin, master, receivable.list);
  return [
    await look('equipe: primeira página'),
    await looksOf(origin, analyst, receivable.list)('analista: primeira página'),
    await look('equipe: página seguinte', {}, 1),
    await look('equipe: página 100', {}, 99),
    ...(await Promise.all(
      ['requested_at', '-competence', 'competence', 'due_date', '-due_date', '-net_amount', 'net_amount'].map((sort) =>
        look(`equipe: ordem ${sort}`, { sort }),
      ),
    )),
    ...(await Promise.all(['requested', 'overdue', 'paid', 'replaced'].map((status) => look(`equipe: situação ${status}`, { status })))),
    await look('equipe: situação por vencimento', { status: 'overdue', sort: 'due_date' }),
    await look('equipe: etapa a receber', { stage: 'receivable' }),
    await look('equipe: um mês', { competence_from: month, competence_to: month }),
    await look('equipe: um trimestre por valor', { ...quarter, sort: '-net_amount' }),
    await look('equipe: uma empresa', { company_id }),
    await look('equipe: uma empresa, um mês', { company_id, competence_from: month, competence_to: month }),
    await look('equipe: uma empresa, vencidas', { company_id, status: 'overdue' }),
    await look('equipe: um tomador', { client_id }),
    await look('equipe: um analista', { responsible_id }),
    await look('equipe: um analista, prontas', { responsible_id, status: 'ready' }),
    await look('equipe: só concierge', { concierge: '1' }),
    await look('equipe: só concierge, vencidas', { concierge: '1', status: 'overdue' }),
    await look('equipe: pagas com atraso', { paid_late: true }),
    await look('equipe: arquivadas', { archived: true }),
    await look('equipe: busca comum', { search: 'hospital' }),
    await look('equipe: busca comum, vencidas', { search: 'hospital', status: 'overdue' }),
    await look('equipe: busca de uma palavra', { search: 'pampulha' }),
    await look('equipe: busca rara', { search: `hospital ${ofCompany(10)}` }),
    await look('equipe: busca de um número', { search: '9871' }),
    await look('equipe: busca sem resultado', { search: 'zyxwvu' }),
  ];
};

const doctorLooks = async (origin: string): Promise<ListLook[]> => {
  const doctor = await signIn(origin, 'ana.souza@demo.test');
  const company_id = (await doctor.call(company.mine)).find(({ name }) => name.endsWith(ofCompany(1)))?.id ?? 0;
  const look = looksOf(origin, doctor, invoice.list, { company_id });
  return [
    await look('médica: primeira página'),
    await look('médica: página seguinte', {}, 1),
    await look('médica: por vencimento', { sort: 'due_date' }),
    await look('médica: vencidas', { status: 'overdue' }),
    await look('médica: um mês', { competence_from: month, competence_to: month }),
    await look('médica: busca comum', { search: 'hospital' }),
    await look('médica: busca sem resultado', { search: 'zyxwvu' }),
  ];
};

const managerLooks = async (origin: string): Promise<ListLook[]> => {
  const manager = await signIn(origin, 'gestora@demo.test');
  const groups = await manager.call(managementGroup.mine);
  const scope = { group_id: Math.min(...groups.map(({ id }) => id)) };
  const professionals = await manager.call(groupInvoice.professionals, scope);
  const professional_id = professionals.find(({ name }) => name.endsWith(' 10'))?.id ?? 0;
  const look = looksOf(origin, manager, groupInvoice.list, scope);
  return [
    await look('gestora: primeira página'),
    await look('gestora: página seguinte', {}, 1),
    await look('gestora: por valor', { sort: '-net_amount' }),
    await look('gestora: vencidas', { status: 'overdue' }),
    await look('gestora: um mês', { competence_from: month, competence_to: month }),
    await look('gestora: um profissional', { professional_id }),
    await look('gestora: busca', { search: ofCompany(10) }),
  ];
};

const firstOf = (items: { id: number }[]): number => items[0]?.id ?? 0;

type Query = Record<string, string | number | boolean>;
type InvoiceList = typeof receivable.list | typeof invoice.list | typeof groupInvoice.list;
/** What a list is asked for, and how many pages on. */
type Look = (name: string, query?: Query, pages?: number) => Promise<ListLook>;

const looksOf =
  (origin: string, { call, headers }: Visitor, endpoint: InvoiceList, scope: Query = {}): Look =>
  async (name, query = {}, pages = 0) => {
    const filters: Query = { ...scope, ...query };
    for (let page = 0; page < pages; page += 1) {
      const { next } = await call(endpoint, filters);
      if (next) filters.after = next;
    }
    const search = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)]));
    return { name, headers, url: `${origin}/api/${endpoint.path}?${search}` };
  };
