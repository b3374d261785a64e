import type { AnyActor } from '../../platform/work/actor.ts';
import type { Values } from '../../platform/work/record-table.ts';
import type { Work } from '../../platform/work/work.ts';
import { accreditations } from './accreditation.tables.ts';

export const accreditationService = ({ work }: { work: Work }) => ({
  /** Ties a professional to a group, with the company that it pays for their work. */
  create: (actor: AnyActor, accreditation: Values<typeof accreditations>) =>
    work(actor, (tx) => tx.insert(accreditations, accreditation, { action: 'accreditation.created' })),
});
