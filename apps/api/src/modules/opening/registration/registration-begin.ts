import type { InputOf } from '@esteto/contract/endpoint';
import type { BegunOpening, registration as contract } from '@esteto/contract/opening/registration';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { choosesPlanFirst, openingProblem, openingSkips } from '@esteto/domain/opening/registration/opening-problem';
import { newProgress } from '@esteto/domain/opening/registration/registration-progress';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { registrations as table } from '../../../tables/registration/registration.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { SignatureService } from '../../identity/signature/signature.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import * as registrations from './registration.repository.ts';
import { columnsOf, type PlaceRules, placeRules, type Registration } from './registration-progress.ts';
import { type Counting, detail, rulesOf } from './registration-shown.ts';

// How openings begin: our team begins one, or a company has come to it by itself.

/** `former_step`: where staff took the company from; null of one that came to its opening by itself. */
type Beginning = { analyst_id: number | null; former_step: WizardStep | null; reason?: string | null };
type Creating = Counting &
  Pick<Deps, 'work'> & {
    users: Pick<UserService, 'refuseOutsiders'>;
    companies: Pick<CompanyService, 'find' | 'moveWizard'>;
    signatures: Pick<SignatureService, 'evidenceOf'>;
    wizards: { leadToPlan: (tx: Tx, of: { company_id: number; step: WizardStep }) => Promise<void> };
  };

export const create =
  (parts: Creating) =>
  (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<BegunOpening> =>
    parts.work(actor, async (tx) => {
      if (body.analyst_id) await parts.users.refuseOutsiders(tx.db, body.analyst_id);
      const company = await parts.companies.find(tx.db, body.company_id);
      const problem = openingProblem(company);
      if (problem) throw invalid({ company_id: problem });
      const company_name = company.name;
      const place = await registrations.placeOf(tx.db, company.id);
      if (choosesPlanFirst(place)) {
        await parts.wizards.leadToPlan(tx, { company_id: company.id, step: company.wizard_step });
        return { company_name, opening: null };
      }
      const skips = openingSkips(company.wizard_step);
      if (skips && !body.reason) throw invalid({ reason: skips });
      const rules = await placeRules(tx.db, parts.months, place, parts.clock.today());
      const { analyst_id, reason } = body;
      const { id } = await begin(tx, company.id, { analyst_id, former_step: company.wizard_step, reason }, rules);
      await parts.companies.moveWizard(tx, { company_id: body.company_id, action: 'begin_opening', by: 'staff' });
      return { company_name, opening: await detail(parts, tx.db, id, rules) };
    });

/** Companies that have come through the wizard to be opened get their opening. A job: nothing is left to do when it runs again. */
export const settle =
  ({ db, work, clock, months }: Counting & Pick<Deps, 'db' | 'work'>) =>
  async (jobId: string): Promise<void> => {
    await each('openings', await registrations.toBegin(db), ({ id, analyst_id }) =>
      work(systemActor(jobId), async (tx) => begin(tx, id, { analyst_id, former_step: null }, await rulesOf({ clock, months }, tx.db, id))),
    );
  };

const companyTaken = { constraint: 'registrations_company', field: 'company_id', message: 'Esta empresa já tem uma abertura.' };

const begin = async (
  tx: Tx,
  company_id: number,
  { analyst_id, former_step, reason }: Beginning,
  rules: PlaceRules,
): Promise<Registration> => {
  const steps = newProgress(rules);
  const values = { company_id, analyst_id, former_step, status: 'pending', ...columnsOf(steps) } as const;
  return refuseTaken(companyTaken, () => tx.insert(table, values, { action: 'registration.started', company_id, reason }));
};
