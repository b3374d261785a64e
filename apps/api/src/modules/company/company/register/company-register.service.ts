import type { companyRegister as contract, RegisterDetail, RegisterRow } from '@esteto/contract/company/company-register';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { companySections } from '@esteto/contract/record-access';
import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import { companyBanner } from '@esteto/domain/company/company/company-may';
import { regimeChangeProblem } from '@esteto/domain/company/company/regime-change';
import { MOST_ASSIGNED, type NewRegisterForm, type RegisterForm } from '@esteto/domain/company/company/register-form';
import { wizardMachine } from '@esteto/domain/company/company/wizard-transition';
import { decide } from '@esteto/domain/identity/permission/access';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { isSameStored, type Row, wouldChange } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { formerRegimes, companies as table } from '../../../../tables/company/company.tables.ts';
import type { UserService } from '../../../identity/user/user.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { type CompanyService, refuseRegistered, setByHand, standingNews } from '../company.service.ts';
import * as registers from './company-register.repository.ts';

type Parts = Pick<Deps, 'db' | 'work'> & { companies: CompanyService; users: UserService; notices: NoticeService };

export const COMPANIES = ['new_company', 'migrated_company'] as const;
const PEOPLE = ['natural_person'] as const;

export const companyRegisterService = ({ db, work, companies, users, notices }: Parts) => {
  const create = (actor: SessionActor, types: readonly CompanyType[], body: NewRegisterForm): Promise<RegisterDetail> => {
    if (!types.includes(body.type)) throw invalid({ type: 'Escolha um tipo desta lista.' });
    return work(actor, async (tx) => {
      await refuseUnknownAnalyst(tx, body.analyst_id);
      const wizard_step = body.cnpj || body.type === 'natural_person' ? 'finished' : 'register';
      const { id } = await companies.add(tx, { ...body, wizard_step, address: emptyAddress });
      return registers.detail(tx.db, id);
    });
  };

  /** Partners hear of it at once, and what it means for them; why, was written for the team. */
  const tellStanding = async (tx: Tx, before: Row<typeof table>, after: Row<typeof table>): Promise<void> => {
    const text = companyBanner(after);
    if (text !== companyBanner(before)) await notices.tell(tx, [standingNews(after)]);
  };

  const refuseUnknownAnalyst = async (tx: Tx, analyst_id: number | null | undefined): Promise<void> => {
    if (analyst_id) await users.refuseOutsiders(tx.db, analyst_id);
  };

  return {
    companies: (_actor: SessionActor, input: InputOf<typeof contract.companies>): Promise<Page<RegisterRow>> =>
      registers.list(db, COMPANIES, input),

    people: (_actor: SessionActor, input: InputOf<typeof contract.people>): Promise<Page<RegisterRow>> => registers.list(db, PEOPLE, input),

    createCompany: (actor: SessionActor, { body }: InputOf<typeof contract.createCompany>) => create(actor, COMPANIES, body),

    createPerson: (actor: SessionActor, { body }: InputOf<typeof contract.createPerson>) => create(actor, PEOPLE, body),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<RegisterDetail> => registers.detail(db, id),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<RegisterDetail> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, form.analyst_id);
        const before = await tx.lock(table, { id, version, scope: undefined });
        refuseMoves(actor, before, form);
        const values = registers.columnsOf(form);
        if (!wouldChange(before, values)) return registers.detail(tx.db, id);
        await keepFormerRegime(tx, before, form);
        const event = { action: 'company.edited', company_id: id } as const;
        await tellStanding(tx, before, await refuseRegistered(() => tx.change(table, before, values, event)));
        return registers.detail(tx.db, id);
      }),

    changeStatus: async (
      actor: SessionActor,
      { id, body: { version, accounting_status, reason } }: InputOf<typeof contract.changeStatus>,
    ): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const event = { action: 'company.status_changed', company_id: id, reason } as const;
        await tellStanding(tx, before, await tx.change(table, before, { accounting_status, ...setByHand(tx.today) }, event));
      });
    },

    /** The same record goes on as a company, so that all that hangs on it stays. Without a CNPJ it is one that is being opened. */
    convert: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.convert>): Promise<RegisterDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: registers.isPerson });
        const type = form.cnpj ? 'migrated_company' : 'new_company';
        const search_key = registers.keyOf({ ...before, ...form });
        const step = { action: 'convert', by: 'staff', before: form.cnpj ? 'finished' : 'register', company_id: id } as const;
        const { tax_regime, on_cash_basis } = before;
        if (form.tax_regime !== tax_regime)
          await tx.insert(
            formerRegimes,
            { company_id: id, until: competenceOf(tx.today), tax_regime, on_cash_basis },
            { action: 'company.regime_changed', company_id: id, of: id },
          );
        await refuseRegistered(() => tx.move(table, wizardMachine, before, step, { ...form, type, search_key }));
        return registers.detail(tx.db, id);
      }),

    /** All of them, or none where one is not there (404). */
    assign: (actor: SessionActor, { body: { ids, analyst_id } }: InputOf<typeof contract.assign>): Promise<void> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, analyst_id);
        const wanted = new Set(ids);
        const rows = await tx.lockAll(table, { scope: registers.amongst([...wanted]), most: MOST_ASSIGNED });
        if (rows.length < wanted.size) throw notFound();
        const others = rows.filter((row) => row.analyst_id !== analyst_id);
        if (others.length > 0) await tx.changeAll(table, others, { analyst_id }, { action: 'company.assigned' });
      }),

    piles: () => registers.piles(db, COMPANIES),
  };
};

/** What held before another regime, or another basis of the same, is kept with the month in which it ended. */
const keepFormerRegime = async (tx: Tx, before: Row<typeof table>, form: RegisterForm): Promise<void> => {
  const { id: company_id, tax_regime, on_cash_basis } = before;
  if (form.tax_regime === tax_regime && form.on_cash_basis === on_cash_basis) return;
  const last = await registers.lastRegimeChange(tx.db, company_id);
  const problem = regimeChangeProblem(form.regime_from, {
    today: tx.today,
    opening_date: form.opening_date,
    last,
    basisOnly: form.tax_regime === tax_regime,
  });
  if (problem) throw invalid({ regime_from: problem });
  const until = form.regime_from ?? '';
  if (until !== last)
    await tx.insert(
      formerRegimes,
      { company_id, until, tax_regime, on_cash_basis },
      { action: 'company.regime_changed', company_id, of: company_id },
    );
};

/** What a company is, and what of it another permission keeps: the form shows it and brings it back as it was. */
const refuseMoves = ({ user }: SessionActor, before: Row<typeof table>, form: RegisterForm): void => {
  if (form.type !== before.type) throw invalid({ type: 'O tipo da empresa só muda pela conversão.' });
  const columns: Partial<Record<string, unknown>> = registers.columnsOf(form);
  const kept = Object.values(companySections).flatMap(({ edit, fields }) => (decide(edit, { person: user }).allowed ? [] : fields));
  const moved = kept.filter((field) => !isSameStored(before[field], columns[field]));
  if (moved.length > 0) throw invalid(Object.fromEntries(moved.map((field) => [field, NOT_KEPT_HERE])));
};

const NOT_KEPT_HERE = 'Só quem cuida do cadastro de empresas muda isto.';
