import type { RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import type { RegistrationStepStatus } from '@esteto/domain/opening/registration/registration-step-status';
import { addressIn, type PlaceName } from '../../../../demo/demo-places.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { systemActor } from '../../../../platform/work/actor.ts';

/** An opening of the demo data, as far as it has come. */
export type Opened = { id: number; version: number; company_id: number };

/** Where a company is to be. */
export type OpeningPlace = { city: PlaceName; number: number };

export const companyNameOf = (name: string): string => `${name} Serviços Médicos Ltda.`;

/** Opens a company that staff wrote in themselves. */
export const open = async ({ cast: { staff }, modules }: Stage, name: string, { city, number }: OpeningPlace): Promise<Opened> => {
  const company = await modules.companies.create(systemActor('demo'), {
    type: 'new_company',
    name: companyNameOf(name),
    fantasy_name: null,
    cnpj: null,
    tax_regime: 'simples',
    wizard_step: 'register',
    address: addressIn(city, number),
  });
  const body = { company_id: company.id, analyst_id: staff.user.id, reason: null };
  const { opening } = await modules.registrations.create(staff, { body });
  if (!opening) throw new Error('a company on trial is not opened');
  const { id } = opening;
  return { id, version: 1, company_id: company.id };
};

export const setStep = async (
  { cast: { staff }, modules }: Stage,
  opened: Opened,
  step: RegistrationStep,
  to: RegistrationStepStatus,
  note: string | null = null,
) => {
  await modules.registrations.setStep(staff, { id: opened.id, body: { step, to, note, version: opened.version } });
  opened.version += 1;
};
