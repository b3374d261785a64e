import type { accreditation as contract } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import type { InputOf } from '@esteto/contract/endpoint';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import { isJudged } from '@esteto/domain/duty/accreditation/checklist';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { accreditationDocuments, accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import * as repository from './accreditation.repository.ts';
import { type DecidingParts, decide, ofGroup, refuseOpen, tellDecision } from './accreditation-deciding.ts';
import { tellGroup } from './accreditation-news.ts';
import { addLines, lock, standingAt } from './accreditation-write.ts';
import { shownTo } from './unit-scope.ts';

// Papers of a professional, as the reviewer of a group goes through them before the supervisor decides.

/** One paper is fine, or is to be corrected. */
export const judge =
  ({ work, accounts }: DecidingParts) =>
  (actor: ManagerActor, { id, body: { verdict, note, version } }: InputOf<typeof contract.judge>): Promise<AccreditationRecord> =>
    work(actor, async (tx) => {
      const whose = ofGroup(actor);
      const line = await tx.lock(accreditationDocuments, { id, version, scope: repository.lineWithin(tx.db, whose) });
      const of = await lock(tx, whose, { id: line.accreditation_id, version: null });
      if (!isJudged(of.status))
        throw new AppError(422, {
          message: 'Os documentos deste credenciamento não se analisam agora.',
          code: 'not_under_review',
        });
      if (verdict === 'correct' && !note) throw invalid({ note: 'Conte ao profissional o que corrigir.' });
      await tx.move(
        accreditationDocuments,
        accreditationDocumentMachine,
        line,
        { action: verdict, by: 'reviewer', reason: note },
        { note: verdict === 'correct' ? note : null, reviewed_by: actor.user.id },
      );
      const record = await repository.record(tx.db, accounts, of.id, whose);
      const { step } = standingAt(tx, of.status, of, record.lines);
      if (step === of.step) return shownTo(actor, record);
      await tx.change(accreditations, of, { step }, { action: 'accreditation.reviewed' });
      return shownTo(actor, { ...record, step, version: of.version + 1 });
    });

/** The professional gets the accreditation back, and is told what each paper lacks. */
export const askCorrection =
  (parts: DecidingParts) =>
  (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.askCorrection>): Promise<AccreditationRecord> =>
    decide(
      parts,
      actor,
      { id, version },
      {
        action: 'ask_correction',
        by: 'reviewer',
        prepare: addLines,
        check: ({ lines }) => {
          if (lines.every(isFine))
            throw new AppError(422, {
              message: 'Antes peça a correção de um documento, com o que falta nele.',
              code: 'nothing_to_correct',
            });
        },
        tell: (tx, record) => {
          const wrong = record.lines.filter((line) => !isFine(line));
          return tellDecision(tx, parts, record, {
            kind: 'accreditation.correction',
            title: 'corrija o que foi pedido',
            body: wrong.map(({ label, note }) => `${label}: ${note ?? ''}`).join('\n'),
          });
        },
      },
    );

const isFine = ({ status }: AccreditationRecord['lines'][number]): boolean => status !== 'correction';

/** The review is over: whoever supervises is told that it is theirs to decide. */
export const handUp =
  (parts: DecidingParts) =>
  (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.handUp>): Promise<AccreditationRecord> =>
    decide(
      parts,
      actor,
      { id, version },
      {
        action: 'hand_up',
        by: 'reviewer',
        check: refuseOpen,
        tell: (tx, record) =>
          tellGroup(tx, parts.notices, record, {
            role: 'admin',
            kind: 'accreditation.arrived',
            title: `${record.professional_name} aguarda o supervisor`,
            body: 'A análise dos documentos terminou.',
            key: `handed-${record.version}`,
          }),
      },
    );
