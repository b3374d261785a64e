import { accreditationMachine } from '@esteto/domain/accreditation/accreditation-life';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { AnyActor } from '../../platform/work/actor.ts';
import type { Values } from '../../platform/work/record-table.ts';
import type { Work } from '../../platform/work/work.ts';
import { accreditations } from './accreditation.tables.ts';

type NewAccreditation = Omit<Values<typeof accreditations>, 'first_competence' | 'last_competence'>;

/** The months in which an accreditation was in force stay known after its end: the invoices of these months belong to the group's past. */
export const accreditationService = ({ work }: { work: Work }) => ({
  /** Ties a professional to a group, with the company that it pays for their work. */
  create: (actor: AnyActor, accreditation: NewAccreditation) =>
    work(actor, (tx) => {
      const first_competence = accreditation.status === 'approved' ? competenceOf(tx.today) : null;
      return tx.insert(accreditations, { ...accreditation, first_competence }, { action: 'accreditation.created' });
    }),

  /** Its professional leaves, or no longer holds what it stands for. */
  end: (actor: AnyActor, { id, action, reason }: { id: number; action: 'expire' | 'suspend' | 'cancel'; reason: string }) =>
    work(actor, async (tx) => {
      const before = await tx.lock(accreditations, { id, version: null, scope: undefined });
      const by = action === 'expire' ? 'system' : 'admin';
      const values = { last_competence: competenceOf(tx.today), status_since: tx.now };
      return tx.move(accreditations, accreditationMachine, before, { action, by, reason }, values);
    }),
});
