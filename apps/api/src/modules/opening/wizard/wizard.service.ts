import type { InputOf } from '@esteto/contract/endpoint';
import type { wizard as contract, DoctorData, WizardState } from '@esteto/contract/opening/wizard';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { wizardActionTo } from '@esteto/domain/company/company/wizard-transition';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { AnyActor, CompanyActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { wizards as table } from '../../../tables/wizard/wizard.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { DoctorService } from '../../company/doctor/doctor.service.ts';
import type { HandoverService } from '../handover/handover.service.ts';
import * as wizards from './wizard.repository.ts';
import { changeType, conclude, handOver, leadToPlan, leave } from './wizard-course.ts';
import { companyType, doctor, migratedCompany, newCompany, trial } from './wizard-forms.ts';
import { advance, answer, lock, refuseAhead, type Wizard } from './wizard-standing.ts';

export type WizardService = ReturnType<typeof wizardService>;
type Brought = Partial<Pick<Values<typeof table>, 'coupon' | 'simulation' | 'agreed' | 'plan_id' | 'partners' | 'is_resident'>>;

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & {
  companies: CompanyService;
  doctors: DoctorService;
  handovers: Pick<HandoverService, 'begin'>;
};

/** The job that begins the openings of companies that left the wizard: every few minutes, and at once when the wizard asks for it. */
export const BEGIN_OPENINGS = 'registrations.settle';

export const wizardService = ({ db, work, jobs, companies, doctors, handovers }: Parts) => {
  const state = answer({ db });
  const filling = { db, work, companies };

  /** A company that has come to its opening gets it once this is committed. */
  const beginAt = async (tx: Tx, company_id: number, step: WizardStep): Promise<void> => {
    if (step === 'register') await jobs.enqueue(tx, BEGIN_OPENINGS, {}, `opening-of-${company_id}-${tx.now}`);
  };

  return {
    /** Whatever the owner told so far. */
    begin: (tx: Tx, wizard: Values<typeof table>) => tx.insert(table, wizard, { action: 'wizard.begun', company_id: wizard.company_id }),

    /** Leads the wizard of a company to a step. */
    place: (actor: AnyActor, company_id: number, to: WizardStep): Promise<void> =>
      work(actor, (tx) => companies.moveWizard(tx, { company_id, action: wizardActionTo(to), by: 'owner', to })),

    conclude: conclude({ companies, beginAt }),
    handOver: handOver({ companies, beginAt }),
    leave: leave({ companies }),
    leadToPlan: leadToPlan({ companies }),
    changeType: changeType(filling),

    /** Where a company stands, and as what it came. */
    standing: async (tx: Tx, company_id: number) => {
      const place = await wizards.place(tx.db, company_id);
      if (!place) throw notFound();
      return place;
    },

    /** What a link brought, as long as nothing was agreed on. */
    keepBrought: (tx: Tx, wizard: Wizard, brought: Brought) =>
      tx.change(table, wizard, brought, { action: 'wizard.brought', company_id: wizard.company_id }),

    answer: state,
    lock,
    refuseAhead,
    advance: advance({ companies }),

    state: (actor: CompanyActor): Promise<WizardState> => state(actor),

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

    trial: trial(filling),
    companyType: companyType(filling),
    newCompany: newCompany(filling),
    migratedCompany: migratedCompany({ ...filling, handovers }),

    ownDoctor: async ({ user, company }: CompanyActor): Promise<DoctorData> => {
      const [own, { cpf }] = await Promise.all([doctors.ownForm(user.id), companies.find(db, company.company_id)]);
      return { doctor: own, cpf: own?.cpf || cpf };
    },

    doctor: doctor({ ...filling, doctors }),
  };
};

const isSame = (one: string | null, other: string | null): boolean => (one && Date.parse(one)) === (other && Date.parse(other));

const HELPED = 'A equipe acabou de preencher esta etapa. Ela aparece agora com o que foi preenchido.';
const TYPED = 'O médico digitou nesta etapa depois que você a abriu. Feche e abra de novo para ver o que ele escreveu.';
const NOT_THERE = 'O cadastro não está mais nesta etapa. Feche e abra de novo para ver onde ele está.';
