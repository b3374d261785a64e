import type { CompanyDetail, CompanyRow } from '@esteto/contract/company/company';
import type { FilterOptionQuery } from '@esteto/contract/office/filter-option';
import type { AccountingStatus } from '@esteto/domain/company/company/accounting-status';
import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import { companyBanner } from '@esteto/domain/company/company/company-may';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { type WizardAction, type WizardActor, wizardMachine } from '@esteto/domain/company/company/wizard-transition';
import type { OpenedCompanyForm } from '@esteto/domain/opening/registration/opened-company-form';
import { formatAddress } from '@esteto/domain/shared/document/address';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Database, Reader } from '../../../platform/database/database.ts';
import type { AnyActor, CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Row, Values } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx, Work } from '../../../platform/work/work.ts';
import { memberships, companies as table } from '../../../tables/company/company.tables.ts';
import type { News } from '../../office/notice/notice.service.ts';
import * as companies from './company.repository.ts';

export type CompanyService = ReturnType<typeof companyService>;

export type NewCompany = Omit<Values<typeof table>, 'search_key' | 'accounting_status'>;
export type NewMember = Values<typeof memberships>;
export type WizardMove = {
  company_id: number;
  action: WizardAction;
  by: WizardActor;
  /** Which of the steps that the action leads to. */
  to?: WizardStep;
  reason?: string | null;
};
type Member = Row<typeof memberships>;

/** A status that the team sets stays as it is, whatever the rule of the office says of what was late by then. */
export const setByHand = (today: string) => ({ is_delinquent_by_rule: false, status_set_on: today });

/** Partners hear of it at once, and what it means for them. */
export const standingNews = (company: Row<typeof table>): News => ({
  kind: 'company.standing',
  company_id: company.id,
  to: 'partners',
  title: 'A situação da empresa mudou',
  body: companyBanner(company) ?? 'A empresa voltou a trabalhar como sempre.',
  action_url: '/app/empresa',
  key: `company-${company.id}-standing-${company.version}`,
});

const cnpjTaken = { constraint: 'companies_cnpj', field: 'cnpj', message: 'Já existe uma empresa com este CNPJ.' };
const cpfTaken = { constraint: 'companies_person_cpf', field: 'cpf', message: 'Já existe uma pessoa física com este CPF.' };

/** A CNPJ is one company, a CPF one natural person. */
export const refuseRegistered = <T>(write: () => Promise<T>): Promise<T> => refuseTaken(cnpjTaken, () => refuseTaken(cpfTaken, write));

const searchKeyOf = ({ name, fantasy_name, cnpj, cpf }: Pick<NewCompany, 'name' | 'fantasy_name' | 'cnpj' | 'cpf'>): string =>
  searchKey([name, fantasy_name, cnpj ?? cpf].filter(Boolean).join(' '));

const add = (tx: Tx, company: NewCompany) => {
  const search_key = searchKeyOf(company);
  return refuseRegistered(() => tx.insert(table, { ...company, accounting_status: 'active', search_key }, { action: 'company.created' }));
};

export type ToldOfCompany = Partial<
  Pick<NewCompany, 'type' | 'name' | 'cnpj' | 'cpf' | 'address' | 'type_of_establishment' | 'tax_regime'>
>;

/** Columns of a company that becomes another type: the document that the type does not have goes. */
export const documentsOfType = (type: CompanyType): ToldOfCompany => ({
  type,
  ...(type !== 'migrated_company' && { cnpj: null }),
  ...(type !== 'natural_person' && { cpf: null }),
});

/** What an owner tells of their company on the way in. */
const fill = async (tx: Tx, id: number, facts: ToldOfCompany): Promise<void> => {
  const before = await tx.lock(table, { id, version: null, scope: undefined });
  const search_key = searchKeyOf({ ...before, ...facts });
  await refuseRegistered(() => tx.change(table, before, { ...facts, search_key }, { action: 'company.edited', company_id: id }));
};

const join = (tx: Tx, member: NewMember) => tx.insert(memberships, member, { action: 'membership.created', company_id: member.company_id });

export const companyService = ({ db, work }: { db: Database; work: Work }) => ({
  mine: (actor: SessionActor): Promise<CompanyRow[]> => companies.ofPerson(db, actor.user.id),

  /** Those that somebody belongs to. */
  ofPerson: (user_id: number): Promise<CompanyRow[]> => companies.ofPerson(db, user_id),

  detail: async (actor: CompanyActor): Promise<CompanyDetail> => {
    const row = await companies.find(db, actor.company.company_id);
    return { ...row, address: formatAddress(row.address) || null };
  },

  /** The company of that id, whoever asks; 404 when there is none. */
  find: (reader: Reader, id: number) => companies.find(reader, id),

  /** The person who owns the company; null when nobody does. */
  ownerId: (id: number, reader: Reader = db) => companies.ownerId(reader, id),

  /** Those that match what staff type, or the one of an id. */
  options: (query: FilterOptionQuery) => companies.options(db, query),

  isCnpjTaken: (cnpj: string): Promise<boolean> => companies.isCnpjTaken(db, cnpj),

  /** By a natural person. */
  isCpfTaken: (cpf: string): Promise<boolean> => companies.isCpfTaken(db, cpf),

  create: (actor: AnyActor, company: NewCompany) => work(actor, (tx) => add(tx, company)),

  /** In the transaction that makes the rest of what it comes with. */
  add,

  fill,

  /** Another type of account. */
  become: (tx: Tx, { company_id, type }: { company_id: number; type: CompanyType }): Promise<void> =>
    fill(tx, company_id, documentsOfType(type)),

  /** Ties a person to a company, as partner or employee. */
  addMember: (actor: AnyActor, member: NewMember) => work(actor, (tx) => join(tx, member)),

  join,

  /** What ties somebody to the company; 404 for a tie of another one, 409 for a stale version. */
  lockMember: (tx: Tx, { id, company_id, version }: { id: number; company_id: number; version: number | null }) =>
    tx.lock(memberships, { id, version, scope: companies.memberOf(company_id) }),

  /** Switches a person off or on in the company, or changes what they may there. */
  changeMember: async (tx: Tx, tie: Member, values: Partial<Pick<Member, 'is_active' | 'permissions'>>): Promise<void> => {
    const action = values.is_active === undefined ? 'edited' : values.is_active ? 'activated' : 'deactivated';
    if (values.is_active === tie.is_active) return;
    await tx.change(memberships, tie, values, { action: `membership.${action}`, company_id: tie.company_id });
  },

  /** Every move tells itself, so that the history of a company says when it came to each step. */
  moveWizard: async (tx: Tx, { company_id, to, ...step }: WizardMove, facts: ToldOfCompany = {}): Promise<void> => {
    const before = await tx.lock(table, { id: company_id, version: null, scope: undefined });
    const values = Object.keys(facts).length > 0 ? { ...facts, search_key: searchKeyOf({ ...before, ...facts }) } : {};
    await refuseRegistered(() => tx.move(table, wizardMachine, before, { ...step, before: to, company_id }, values));
  },

  /** It exists now: what it became is written down in the same change in which it begins to work. */
  open: async (tx: Tx, company_id: number, form: OpenedCompanyForm): Promise<void> => {
    const before = await tx.lock(table, { id: company_id, version: null, scope: undefined });
    const search_key = searchKeyOf({ ...before, ...form });
    const step = { action: 'finish', by: 'staff', company_id } as const;
    await refuseRegistered(() => tx.move(table, wizardMachine, before, step, { ...form, search_key }));
  },

  /** Companies that the rule of the office finds late with what they owe, or that have paid it by now; what their partners are told of it. */
  followRule: async (
    tx: Tx,
    rows: readonly Row<typeof table>[],
    accounting_status: 'active' | 'delinquent',
    reason: string,
  ): Promise<News[]> => {
    const values = { accounting_status, is_delinquent_by_rule: accounting_status === 'delinquent' };
    await tx.changeAll(table, rows, values, ({ id }) => ({ action: 'company.status_changed', company_id: id, reason }));
    return rows.map((row) => standingNews({ ...row, ...values, version: row.version + 1 }));
  },

  changeStatus: (actor: AnyActor, id: number, { status, reason }: { status: AccountingStatus; reason: string }) =>
    work(actor, (tx) =>
      tx.update(
        table,
        { id, version: null, scope: undefined },
        { accounting_status: status, ...setByHand(tx.today) },
        { action: 'company.status_changed', company_id: id, reason },
      ),
    ),
});
