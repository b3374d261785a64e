import type { accreditation as contract } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import type { InputOf } from '@esteto/contract/endpoint';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import * as repository from './accreditation.repository.ts';
import { type DecidingParts, decide, ofGroup, refuseOpen, tellDecision } from './accreditation-deciding.ts';
import { ownsUnits } from './accreditation-group.repository.ts';
import { refuseForeign } from './accreditation-inviting.ts';
import { lock } from './accreditation-write.ts';

// Decisions of the supervisor of a group: whether a professional is in its schedules, until when, and in which units.

/** The reviewer gets the accreditation back. */
export const handBack =
  (parts: DecidingParts) =>
  (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.handBack>): Promise<AccreditationRecord> =>
    decide(parts, actor, { id, version }, { action: 'hand_back', by: 'admin', reason });

export const approve =
  (parts: DecidingParts) =>
  (actor: ManagerActor, { id, body: { version, valid_until, unit_ids } }: InputOf<typeof contract.approve>): Promise<AccreditationRecord> =>
    decide(
      parts,
      actor,
      { id, version },
      {
        action: 'approve',
        by: 'admin',
        check: async (record, tx) => {
          if (valid_until <= tx.today) throw invalid({ valid_until: 'Válido até: escolha um dia que ainda venha.' });
          await refuseForeignUnits(tx, actor.group.group_id, unit_ids);
          refuseOpen(record);
        },
        values: { valid_until, unit_ids: chosenUnits(unit_ids), approved_by: actor.user.id, ending_told: null },
        tell: (tx, record) =>
          tellDecision(tx, parts, record, {
            kind: 'accreditation.decided',
            title: 'credenciamento aprovado',
            body: 'Você já pode entrar nas escalas deste grupo.',
          }),
      },
    );

/** A verdict of which the professional is told the reason. */
const turningDown =
  (action: 'refuse' | 'suspend' | 'cancel', title: string) =>
  (parts: DecidingParts) =>
  (
    actor: ManagerActor,
    { id, body: { version, reason } }: InputOf<typeof contract.refuse | typeof contract.suspend | typeof contract.cancel>,
  ): Promise<AccreditationRecord> =>
    decide(
      parts,
      actor,
      { id, version },
      {
        action,
        by: 'admin',
        reason,
        tell: (tx, record) => tellDecision(tx, parts, record, { kind: 'accreditation.decided', title, body: reason }),
      },
    );

export const refuse = turningDown('refuse', 'credenciamento reprovado');

export const suspend = turningDown('suspend', 'credenciamento suspenso');

export const cancel = turningDown('cancel', 'credenciamento cancelado');

/** A suspension ends, unless the group sees no papers any more. */
export const lift =
  (parts: DecidingParts) =>
  (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.lift>): Promise<AccreditationRecord> =>
    decide(
      parts,
      actor,
      { id, version },
      {
        action: 'lift',
        by: 'admin',
        check: (record) => {
          if (record.consented_at === null)
            throw new AppError(422, {
              message: 'O profissional retirou os documentos do grupo. Sem eles a suspensão fica.',
              code: 'not_shared',
            });
        },
        tell: (tx, record) =>
          tellDecision(tx, parts, record, {
            kind: 'accreditation.decided',
            title: 'suspensão retirada',
            body: 'Você volta a poder entrar nas escalas deste grupo.',
          }),
      },
    );

/** The units in which the professional works, whatever status the accreditation has. */
export const setUnits =
  ({ work, accounts }: Pick<DecidingParts, 'work' | 'accounts'>) =>
  (actor: ManagerActor, { id, body: { version, unit_ids } }: InputOf<typeof contract.setUnits>): Promise<AccreditationRecord> =>
    work(actor, async (tx) => {
      await refuseForeignUnits(tx, actor.group.group_id, unit_ids);
      const before = await lock(tx, ofGroup(actor), { id, version });
      await tx.change(accreditations, before, { unit_ids: chosenUnits(unit_ids) }, { action: 'accreditation.units_changed' });
      return repository.record(tx.db, accounts, id, { group_id: actor.group.group_id, unit_ids: null });
    });

/** Units as they are kept: none chosen is null, which stands for all of the group's. */
const chosenUnits = (ids: readonly number[]): number[] | null => (ids.length > 0 ? [...ids] : null);

const refuseForeignUnits = async (tx: Tx, groupId: number, ids: readonly number[]): Promise<void> =>
  refuseForeign(await ownsUnits(tx.db, groupId, ids));
