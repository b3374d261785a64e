import type { InputOf } from '@esteto/contract/endpoint';
import type { wizard as contract, WizardState } from '@esteto/contract/opening/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { shareTotal } from '@esteto/domain/company/partner/partner-invite';
import { companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import type { Deps } from '../../../deps.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { wizards as table } from '../../../tables/wizard/wizard.tables.ts';
import { partners } from '../../../tables/wizard/wizard-partner.tables.ts';
import { type CompanyService, documentsOfType, type ToldOfCompany } from '../../company/company/company.service.ts';
import type { DoctorService } from '../../company/doctor/doctor.service.ts';
import type { HandoverService } from '../handover/handover.service.ts';
import { ofCompany as inCompany, MOST_PARTNERS } from './partner/wizard-partner.repository.ts';
import { advance, answer, lock, refuseAhead, refuseType, type Wizard } from './wizard-standing.ts';

// Forms of the wizard that the owner of an account fills in, a step each.

type Parts = Pick<Deps, 'db' | 'work'> & { companies: Pick<CompanyService, 'moveWizard' | 'fill'> };
type Told = Partial<Pick<Values<typeof table>, 'wants' | 'company_type' | 'new_company' | 'migrated_company' | 'is_resident'>>;
type Filled = {
  actor: CompanyActor;
  version: number;
  step: WizardStep;
  /** Kept in the wizard as it was told. */
  values: Told;
  /** Written beside it; answers what of the step is kept with the company. */
  beside: (tx: Tx, wizard: Wizard) => Promise<ToldOfCompany> | ToldOfCompany;
};

const fill = (parts: Parts, { actor, version, step, values, beside }: Filled): Promise<WizardState> =>
  parts.work(actor, async (tx) => {
    const wizard = await lock(tx, actor, version);
    refuseAhead(wizard, step);
    const { company_id } = wizard;
    await tx.change(table, wizard, values, { action: 'wizard.step_filled', company_id });
    await advance(parts)(tx, wizard, step, await beside(tx, wizard));
    return answer(parts)(actor, tx.db);
  });

export const trial =
  (parts: Parts) =>
  (actor: CompanyActor, { body: { version, wants } }: InputOf<typeof contract.trial>): Promise<WizardState> =>
    fill(parts, {
      actor,
      version,
      step: 'company_type',
      values: { wants },
      beside: (_tx, wizard) => {
        refuseType(wizard, 'free_trial');
        return documentsOfType(companyTypeOf[wants]);
      },
    });

export const companyType =
  (parts: Parts) =>
  (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.companyType>): Promise<WizardState> =>
    fill(parts, {
      actor,
      version,
      step: 'company_type',
      values: { company_type: form },
      beside: (_tx, wizard) => {
        refuseType(wizard, 'new_company');
        return { type_of_establishment: form.type_of_establishment };
      },
    });

export const newCompany =
  (parts: Parts) =>
  (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.newCompany>): Promise<WizardState> =>
    fill(parts, {
      actor,
      version,
      step: 'company_data',
      values: { new_company: form },
      beside: async (tx, wizard) => {
        refuseType(wizard, 'new_company');
        const { first_name: name, address } = form;
        await bePartner(tx, actor, wizard, shareTotal(form));
        return { name, ...(address && { address }) };
      },
    });

export const migratedCompany =
  (parts: Parts & { handovers: Pick<HandoverService, 'begin'> }) =>
  (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.migratedCompany>): Promise<WizardState> =>
    fill(parts, {
      actor,
      version,
      step: 'company_data',
      values: { migrated_company: form },
      beside: async (tx, wizard) => {
        refuseType(wizard, 'migrated_company');
        const { cnpj, name, tax_regime, address } = form;
        await bePartner(tx, actor, wizard, shareTotal(null));
        await parts.handovers.begin(tx, wizard.company_id, form);
        return { cnpj, name, ...(tax_regime && { tax_regime }), ...(address && { address }) };
      },
    });

export const doctor =
  (parts: Parts & { doctors: Pick<DoctorService, 'keepOwn'> }) =>
  (actor: CompanyActor, { body: { version, ...form } }: InputOf<typeof contract.doctor>): Promise<WizardState> =>
    fill(parts, {
      actor,
      version,
      step: 'doctor_address',
      values: { is_resident: form.is_resident_doctor },
      beside: async (tx, { account_type }) => {
        await parts.doctors.keepOwn(tx, actor.user.id, form);
        const { cpf, address } = form;
        return account_type === 'natural_person' ? { cpf, ...(address && { address }) } : {};
      },
    });

/** The owner is the first partner, with all shares until somebody else comes. */
const bePartner = async (tx: Tx, { user }: CompanyActor, { company_id }: Wizard, shares: number): Promise<void> => {
  const all = await tx.lockAll(partners, { scope: inCompany(company_id), most: MOST_PARTNERS });
  const [own, other] = all;
  const { name, email } = user;
  if (!own) await tx.insert(partners, { company_id, is_owner: true, name, email, shares }, { action: 'partner.added', company_id });
  else if (!other && own.shares !== shares) await tx.change(partners, own, { shares }, { action: 'partner.edited', company_id });
};
