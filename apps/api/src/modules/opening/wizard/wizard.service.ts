import type { InputOf } from '@esteto/contract/endpoint';
import type { wizard as contract, DoctorData, WizardState } from '@esteto/contract/opening/wizard';
import { type AccountType, mayOpenWizardStep, nextWizardStep, STEP_AFTER_TRIAL } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { wizardActionTo, wizardMachine } from '@esteto/domain/company/company/wizard-transition';
import { shareTotal } from '@esteto/domain/company/partner/partner-invite';
import { accountTypeProblem, companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { lackingPapers } from '@esteto/domain/opening/wizard/documents-asked';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid, notFound, staleVersion } from '../../../platform/http/app-error.ts';
import type { AnyActor, CompanyActor } from '../../../platform/work/actor.ts';
import type { Row, Values } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { wizards as table } from '../../../tables/wizard/wizard.tables.ts';
import { partners } from '../../../tables/wizard/wizard-partner.tables.ts';
import { type CompanyService, documentsOfType, type ToldOfCompany } from '../../company/company/company.service.ts';
import type { DoctorService } from '../../company/doctor/doctor.service.ts';
import type { HandoverService } from '../handover/handover.service.ts';
import { ofCompany as inCompany, MOST_PARTNERS } from './partner/wizard-partner.repository.ts';
import * as wizards from './wizard.repository.ts';
import { list as documentsOf } from './wizard-document.repository.ts';

export type WizardService = ReturnType<typeof wizardService>;
type Wizard = Row<typeof table> & { step: WizardStep };

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & {
  companies: CompanyService;
  doctors: DoctorService;
  handovers: Pick<HandoverService, 'begin'>;
};

/** The job that begins the openings of companies that left the wizard: every few minutes, and at once when the wizard asks for it. */
export const BEGIN_OPENINGS = 'registrations.settle';

export const wizardService = ({ db, work, jobs, companies, doctors, handovers }: Parts) => {
  const answer = async ({ company }: CompanyActor, reader: Reader = db): Promise<WizardState> => ({
    wizard: await wizards.state(reader, company.company_id),
  });

  /** The wizard of the company, held for this transaction, at the step where the caller's tie says that it stands. */
  const lock = async (tx: Tx, { company: { company_id, wizard_step } }: CompanyActor, version: number | null): Promise<Wizard> => {
    const [row] = await tx.lockAll(table, { scope: wizards.ofCompany(company_id), most: 1 });
    if (!row) throw notFound();
    if (version !== null && version !== row.version) throw staleVersion(row.version);
    return { ...row, step: wizard_step };
  };

  const accountOf = ({ account_type: type, order_value }: Wizard) => ({ type, order_value });

  const refuseAhead = (wizard: Wizard, step: WizardStep): void => {
    if (mayOpenWizardStep(accountOf(wizard), wizard.step, step)) return;
    throw new AppError(422, { message: NOT_OPEN, code: 'step_not_open' });
  };

  /**
   * The step is done: the wizard goes on where it stood there, and stays where it is when somebody came back to it. `told`: what of the step is kept
   * with the company.
   */
  const advance = async (tx: Tx, wizard: Wizard, step: WizardStep, told: ToldOfCompany = {}): Promise<void> => {
    const { company_id } = wizard;
    await wizards.dropDraft(tx, company_id, step);
    const to = wizard.step === step ? nextWizardStep(accountOf(wizard), step) : null;
    if (to) await companies.moveWizard(tx, { company_id, action: 'go', by: 'owner', to }, told);
    else if (Object.keys(told).length > 0) await companies.fill(tx, company_id, told);
  };

  type Brought = Partial<Pick<Values<typeof table>, 'coupon' | 'simulation' | 'agreed' | 'plan_id' | 'partners' | 'is_resident'>>;
  type Told = Partial<Pick<Values<typeof table>, 'wants' | 'company_type' | 'new_company' | 'migrated_company'>>;

  const fill = (
    actor: CompanyActor,
    version: number,
    step: WizardStep,
    told: Told,
    beside: (tx: Tx, wizard: Wizard) => Promise<ToldOfCompany> | ToldOfCompany,
  ): Promise<WizardState> =>
    work(actor, async (tx) => {
      const wizard = await lock(tx, actor, version);
      refuseAhead(wizard, step);
      const { company_id } = wizard;
      await tx.change(table, wizard, told, { action: 'wizard.step_filled', company_id });
      await advance(tx, wizard, step, await beside(tx, wizard));
      return answer(actor, tx.db);
    });

  /** A company that has come to its opening gets it once this is committed. */
  const beginAt = async (tx: Tx, company_id: number, step: WizardStep): Promise<void> => {
    if (step === 'register') await jobs.enqueue(tx, BEGIN_OPENINGS, {}, `opening-of-${company_id}-${tx.now}`);
  };

  /** What was told and fits stays; the plan is chosen anew. */
  const become = async (tx: Tx, wizard: Wizard, account_type: AccountType, by: 'owner' | 'staff'): Promise<void> => {
    const { company_id } = wizard;
    const order = { plan_id: null, order_value: null };
    await tx.change(table, wizard, { account_type, ...order }, { action: 'wizard.type_changed', company_id });
    await companies.become(tx, { company_id, type: companyTypeOf[account_type] });
    const to = account_type === 'free_trial' ? 'company_type' : STEP_AFTER_TRIAL;
    if (to !== wizard.step) await companies.moveWizard(tx, { company_id, action: 'go', by, to });
  };

  /** The owner is the first partner, with all shares until somebody else comes. */
  const bePartner = async (tx: Tx, { user }: CompanyActor, { company_id }: Wizard, shares: number): Promise<void> => {
    const all = await tx.lockAll(partners, { scope: inCompany(company_id), most: MOST_PARTNERS });
    const [own, other] = all;
    const { name, email } = user;
    if (!own) await tx.insert(partners, { company_id, is_owner: true, name, email, shares }, { action: 'partner.added', company_id });
    else if (!other && own.shares !== shares) await tx.change(partners, own, { shares }, { action: 'partner.edited', company_id });
  };

  return {
    /** Whatever the owner told so far. */
    begin: (tx: Tx, wizard: Values<typeof table>) => tx.insert(table, wizard, { action: 'wizard.begun', company_id: wizard.company_id }),

    /** Leads the wizard of a company to a step. */
    place: (actor: AnyActor, company_id: number, to: WizardStep): Promise<void> =>
      work(actor, (tx) => companies.moveWizard(tx, { company_id, action: wizardActionTo(to), by: 'owner', to })),

    /** Ends what the owner has to fill in: the company goes on to where our team takes it over, an account on trial to its registration. */
    conclude: async (tx: Tx, { company_id, reason }: { company_id: number; reason: string }): Promise<void> => {
      const { account_type, step } = (await wizards.place(tx.db, company_id)) ?? {};
      // Who has come through by themself meanwhile is where our team takes it over.
      if (step && !wizardMachine.legalActions(step, 'staff').includes('take_over')) return;
      const to = (account_type && nextWizardStep({ type: account_type }, 'concluded')) ?? 'register';
      await companies.moveWizard(tx, { company_id, action: 'take_over', by: 'staff', to, reason });
      await beginAt(tx, company_id, to);
    },

    /** Our team leads a company on trial to its plan, as one that is to be opened. */
    leadToPlan: async (tx: Tx, { company_id, step }: { company_id: number; step: WizardStep }): Promise<void> => {
      const [wizard] = await tx.lockAll(table, { scope: wizards.ofCompany(company_id), most: 1 });
      if (wizard) await become(tx, { ...wizard, step }, 'new_company', 'staff');
    },

    /** A step that our team decided is behind the company, which goes on where it stood there. */
    leave: async (
      tx: Tx,
      { company_id, step, account_type }: { company_id: number; step: WizardStep; account_type: AccountType },
      left: WizardStep,
    ): Promise<void> => {
      const to = step === left ? nextWizardStep({ type: account_type }, left) : null;
      if (to) await companies.moveWizard(tx, { company_id, action: 'go', by: 'staff', to });
    },

    /**
     * Where all that was asked has been told, signed and accepted, the company goes on by itself: to its opening, or to work. Until then our team has
     * papers to look at.
     */
    handOver: async (
      tx: Tx,
      { company_id, step, account_type }: { company_id: number; step: WizardStep; account_type: AccountType | null },
    ): Promise<void> => {
      if (step !== 'concluded' || account_type === null || account_type === 'free_trial') return;
      const papers = (await documentsOf(tx.db, company_id)).filter(({ status }) => status === 'accepted');
      if (lackingPapers(companyTypeOf[account_type], papers).length > 0) return;
      const to = nextWizardStep({ type: account_type }, 'concluded');
      if (!to) return;
      await companies.moveWizard(tx, { company_id, action: 'take_over', by: 'system', to });
      await beginAt(tx, company_id, to);
    },

    /** Where a company stands, and as what it came. */
    standing: async (tx: Tx, company_id: number) => {
      const place = await wizards.place(tx.db, company_id);
      if (!place) throw notFound();
      return place;
    },

    /** What a link brought, as long as nothing was agreed on. */
    keepBrought: (tx: Tx, wizard: Wizard, told: Brought) =>
      tx.change(table, wizard, told, { action: 'wizard.brought', company_id: wizard.company_id }),

    answer,
    lock,
    refuseAhead,
    advance,

    state: (actor: CompanyActor): Promise<WizardState> => answer(actor),

    keepDraft: (actor: CompanyActor, { body }: InputOf<typeof contract.keepDraft>): Promise<void> =>
      work(actor, async (tx) => {
        const { step, values, seen } = body;
        refuseAhead(await lock(tx, actor, null), step);
        const { company_id } = actor.company;
        const draft = await wizards.draft(tx.db, company_id, step);
        if (draft?.helper_id && !isSame(draft.typed_at, seen)) throw new AppError(409, { message: HELPED, code: 'draft_helped' });
        await wizards.keepDraft(tx, company_id, { step, values, helper_id: null });
      }),

    /** What our team filled in with the owner: a draft like their own, theirs to check and to send. Nothing that they typed meanwhile is written over. */
    help: async (
      tx: Tx,
      {
        company_id,
        type,
        step,
        values,
        seen,
      }: { company_id: number; type: AccountType; step: WizardStep; values: string; seen: string | null },
    ): Promise<void> => {
      const [wizard] = await tx.lockAll(table, { scope: wizards.ofCompany(company_id), most: 1 });
      if (!wizard) throw notFound();
      const place = await wizards.place(tx.db, company_id);
      if (wizard.account_type !== type || place?.step !== step) throw new AppError(422, { message: NOT_THERE, code: 'not_at_step' });
      const draft = await wizards.draft(tx.db, company_id, step);
      if (!isSame(draft?.typed_at ?? null, seen)) throw new AppError(409, { message: TYPED, code: 'draft_changed' });
      await wizards.keepDraft(tx, company_id, { step, values, helper_id: tx.actor.user?.id ?? null });
    },

    /** A trial goes on from its end. */
    changeType: (actor: CompanyActor, { body: { version, account_type } }: InputOf<typeof contract.changeType>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await lock(tx, actor, version);
        const { company_id } = wizard;
        const { payment_status } = (await wizards.state(tx.db, company_id)) ?? {};
        const problem = accountTypeProblem({ ...wizard, payment_status: payment_status ?? null }, account_type);
        if (problem) throw invalid({ account_type: problem });
        if (account_type === wizard.account_type) return answer(actor, tx.db);
        await become(tx, wizard, account_type, 'owner');
        return answer(actor, tx.db);
      }),

    trial: (actor: CompanyActor, { body: { version, wants } }: InputOf<typeof contract.trial>): Promise<WizardState> =>
      fill(actor, version, 'company_type', { wants }, (_tx, wizard) => {
        refuseType(wizard, 'free_trial');
        return documentsOfType(companyTypeOf[wants]);
      }),

    companyType: (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.companyType>): Promise<WizardState> =>
      fill(actor, version, 'company_type', { company_type: form }, (_tx, wizard) => {
        refuseType(wizard, 'new_company');
        return { type_of_establishment: form.type_of_establishment };
      }),

    newCompany: (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.newCompany>): Promise<WizardState> =>
      fill(actor, version, 'company_data', { new_company: form }, async (tx, wizard) => {
        refuseType(wizard, 'new_company');
        const { first_name: name, address } = form;
        await bePartner(tx, actor, wizard, shareTotal(form));
        return { name, ...(address && { address }) };
      }),

    migratedCompany: (
      actor: CompanyActor,
      { body: { version, ...form } }: InputOf<typeof contract.migratedCompany>,
    ): Promise<WizardState> =>
      fill(actor, version, 'company_data', { migrated_company: form }, async (tx, wizard) => {
        refuseType(wizard, 'migrated_company');
        const { cnpj, name, tax_regime, address } = form;
        await bePartner(tx, actor, wizard, shareTotal(null));
        await handovers.begin(tx, wizard.company_id, form);
        return { cnpj, name, ...(tax_regime && { tax_regime }), ...(address && { address }) };
      }),

    ownDoctor: async ({ user, company }: CompanyActor): Promise<DoctorData> => {
      const [doctor, { cpf }] = await Promise.all([doctors.ownForm(user.id), companies.find(db, company.company_id)]);
      return { doctor, cpf: doctor?.cpf || cpf };
    },

    doctor: (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.doctor>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await lock(tx, actor, version);
        refuseAhead(wizard, 'doctor_address');
        const { company_id } = wizard;
        const { is_resident_doctor: is_resident } = form;
        await tx.change(table, wizard, { is_resident }, { action: 'wizard.step_filled', company_id });
        await doctors.keepOwn(tx, actor.user.id, form);
        const isPerson = wizard.account_type === 'natural_person';
        await advance(tx, wizard, 'doctor_address', isPerson ? { cpf: form.cpf, ...(form.address && { address: form.address }) } : {});
        return answer(actor, tx.db);
      }),
  };
};

/** A form of another type of account: its step may have the same name. */
const refuseType = (wizard: Wizard, type: AccountType): void => {
  if (wizard.account_type !== type) throw new AppError(422, { message: NOT_OPEN, code: 'step_not_open' });
};

const isSame = (one: string | null, other: string | null): boolean => (one && Date.parse(one)) === (other && Date.parse(other));

const HELPED = 'A equipe acabou de preencher esta etapa. Ela aparece agora com o que foi preenchido.';
const TYPED = 'O médico digitou nesta etapa depois que você a abriu. Feche e abra de novo para ver o que ele escreveu.';
const NOT_THERE = 'O cadastro não está mais nesta etapa. Feche e abra de novo para ver onde ele está.';
const NOT_OPEN = 'Esta etapa não pode ser preenchida agora. Volte ao início do cadastro para ver qual é a próxima.';
