import type { ManagerRole } from '@esteto/domain/identity/permission/access';
import type { Level, PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import type { Address } from '@esteto/domain/shared/document/address';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { accreditations } from '../tables/accreditation/accreditation.tables.ts';
import { companies, memberships } from '../tables/company/company.tables.ts';
import { groupManagers } from '../tables/group-manager/group-manager.tables.ts';
import { managementGroups } from '../tables/management-group/management-group.tables.ts';
import { plans, planVersions } from '../tables/plan/plan.tables.ts';
import { subscriptions } from '../tables/plan/subscription.tables.ts';
import { termsAcceptances, termsInForce, termsOfService } from '../tables/terms-of-service/terms-of-service.tables.ts';
import { users } from '../tables/user/user.tables.ts';
import { newCnpj, newCpf, newEmail, unique } from './documents.ts';

export type TestPerson = typeof users.$inferSelect;
export type TestCompany = typeof companies.$inferSelect;
export type TestGroup = typeof managementGroups.$inferSelect;

/** Everybody has accepted the terms in force, unless they owe it. */
type NewPerson = New<typeof users> & { owes_terms?: true };

/** Every company has a plan of which nothing is told, unless it has none yet. */
type MadeCompany = New<typeof companies> & { without_plan?: true };

type New<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** `granted('clients', 'view', 'edit')`: one permission as it is stored. */
export const granted = (name: string, ...levels: Level[]): PermissionEntry => ({
  name,
  view: levels.includes('view'),
  edit: levels.includes('edit'),
  delete: levels.includes('delete'),
});

export type Factories = ReturnType<typeof createFactories>;

/** Rows written straight to the tables: people of every kind and what they belong to. What the API can make is made through the API. */
export const createFactories = ({ db, clock, passwordHash }: { db: Database; clock: Clock; passwordHash: string }) => {
  const stamps = () => ({ created_at: clock.now().toISOString(), updated_at: clock.now().toISOString() });
  const only = <Row>([row]: Row[]): Row => {
    if (!row) throw new Error('insert answered no row');
    return row;
  };

  /** Terms that were in force before anybody came. */
  const terms = async (): Promise<void> => {
    await db.insert(termsOfService).values({ text: '1. Do serviço.', published_at: '2020-01-02T12:00:00Z', ...stamps() });
  };

  const acceptTerms = async (user_id: number): Promise<void> => {
    const [inForce] = await db.select().from(termsInForce(db, clock.now().toISOString()));
    if (inForce) await db.insert(termsAcceptances).values({ terms_id: inForce.id, user_id, accepted_at: clock.now().toISOString() });
  };

  const person = async ({ owes_terms, ...values }: NewPerson): Promise<TestPerson> => {
    const named = { name: `Pessoa ${unique()}`, email: newEmail(), ...values };
    const made = only(
      await db
        .insert(users)
        .values({
          type: 'doctor',
          search_key: searchKey(`${named.name} ${named.email}`),
          email_verified_at: clock.now().toISOString(),
          password_hash: passwordHash,
          ...named,
          ...stamps(),
        })
        .returning(),
    );
    if (!owes_terms) await acceptTerms(made.id);
    return made;
  };

  const givePlan = async ({ id }: TestCompany): Promise<void> => {
    const terms = { type: 'recurring' as const, company_types: [], is_visible: false, is_active: false, sort_order: 0 };
    const plan = only(
      await db
        .insert(plans)
        .values({ name: 'Plano das fábricas', ...terms, ...stamps() })
        .onConflictDoUpdate({ target: plans.name, set: { is_active: false } })
        .returning(),
    );
    await db
      .insert(planVersions)
      .values({ plan_id: plan.id, effective_from: '2020-01-01', value: 0, services: [], ...stamps() })
      .onConflictDoNothing();
    await db.insert(subscriptions).values({ company_id: id, plan_id: plan.id, starts_on: clock.today(), ...stamps() });
  };

  const company = async ({ without_plan, ...values }: MadeCompany = {}): Promise<TestCompany> => {
    // A number alone would be found in the CNPJ of another one, too.
    const cpf = values.type === 'natural_person' ? newCpf() : null;
    const named = { name: `Clínica n${unique()} Ltda.`, cnpj: newCnpj(), cpf, ...values };
    const made = only(
      await db
        .insert(companies)
        .values({
          type: 'new_company',
          accounting_status: 'active',
          tax_regime: 'simples',
          wizard_step: 'finished',
          address,
          search_key: searchKey([named.name, named.fantasy_name, named.cnpj ?? named.cpf].filter(Boolean).join(' ')),
          ...named,
          ...stamps(),
        })
        .returning(),
    );
    if (!without_plan) await givePlan(made);
    return made;
  };

  const group = async (values: New<typeof managementGroups> = {}): Promise<TestGroup> =>
    only(
      await db
        .insert(managementGroups)
        .values({ ...called(values.name ?? `Grupo ${unique()}`), kind: 'hospital', cnpj: newCnpj(), ...values, ...stamps() })
        .returning(),
    );

  /** Ties a person to a company. */
  const join = async (who: TestPerson, where: TestCompany, values: New<typeof memberships> = {}): Promise<void> => {
    await db.insert(memberships).values({ user_type: 'partner', ...values, user_id: who.id, company_id: where.id, ...stamps() });
  };

  /** The group pays that company for the person's work; once, however often it is said. */
  const accredit = async (who: TestPerson, where: TestGroup, by: TestCompany, values: New<typeof accreditations> = {}): Promise<void> => {
    const first_competence = (values.status ?? 'approved') === 'approved' ? '2026-11' : null;
    const tie = { professional_id: who.id, group_id: where.id, company_id: by.id };
    await db
      .insert(accreditations)
      .values({ status: 'approved', first_competence, ...values, ...tie, ...stamps() })
      .onConflictDoNothing();
  };

  return {
    terms,
    person,
    company,
    group,
    join,
    accredit,
    master: () => person({ type: 'admin', is_master: true }),
    analyst: (permissions: PermissionEntry[] = []) => person({ type: 'admin', permissions }),
    /** A manager of the group with that role. */
    manager: async (where: TestGroup, role: ManagerRole = 'admin', of: NewPerson = {}) => {
      const who = await person({ type: 'manager', ...of });
      await db.insert(groupManagers).values({ user_id: who.id, group_id: where.id, role, ...stamps() });
      return who;
    },
    partner: async (where: TestCompany, values: { is_owner?: boolean } = {}, of: NewPerson = {}) => {
      const who = await person({ doctor_role: 'partner', ...of });
      await join(who, where, { user_type: 'partner', ...values });
      return who;
    },
    employee: async (where: TestCompany, permissions: PermissionEntry[] = []) => {
      const who = await person({ doctor_role: 'employee' });
      await join(who, where, { user_type: 'employee', permissions });
      return who;
    },
  };
};

const called = (name: string) => ({ name, search_key: searchKey(name) });

const address: Address = {
  cep: '50030230',
  street: 'Avenida Rio Branco',
  number: '240',
  complement: null,
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
  ibge: '2611606',
  city_id: null,
  state_id: null,
  country_id: null,
};
