import type { AccreditationRow, accreditation as contract } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import { accreditationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { type AccreditationAction, accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { isJudged, openOf } from '@esteto/domain/duty/accreditation/checklist';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { personalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { AnyActor, ManagerActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accreditationDocuments, accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as repository from './accreditation.repository.ts';
import { doctorNamed, ownsUnits } from './accreditation-group.repository.ts';
import { doctorSearches, inviteKnown, refuseForeign } from './accreditation-inviting.ts';
import { tellDoctor, tellGroup } from './accreditation-news.ts';
import { addLines, askForPapers, endedNow, lock, standingAt } from './accreditation-write.ts';
import { shownTo } from './unit-scope.ts';

type NewAccreditation = Omit<Values<typeof accreditations>, 'first_competence' | 'last_competence'>;
type Of = { id: number };

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'files' | 'secrets'> & {
  users: Pick<UserService, 'openFor'>;
  notices: Pick<NoticeService, 'tellPeople'>;
};

/**
 * How a group comes to know its professionals. The months in which an accreditation was in force stay known after its end: the invoices of these months
 * belong to the group's past.
 */
export const accreditationService = ({ db, work, clock, config, files, secrets, users, notices }: Parts) => {
  const accounts = personalAccounts(secrets, 'accreditations');
  const searches = doctorSearches({ db, clock, config });
  const ofGroup = ({ group }: ManagerActor): repository.Whose => ({ group_id: group.group_id, unit_ids: group.unit_ids });

  /** One action of the group on an accreditation, and what else it writes. */
  const decide = (
    actor: ManagerActor,
    { id, version }: { id: number; version: number },
    step: { action: AccreditationAction; by: 'reviewer' | 'admin'; reason?: string },
    more: {
      prepare?: typeof addLines;
      check?: (record: AccreditationRecord, tx: Tx) => Promise<void> | void;
      values?: Partial<Values<typeof accreditations>>;
    } = {},
    tellOf: (tx: Tx, record: AccreditationRecord) => Promise<void> = async () => undefined,
  ): Promise<AccreditationRecord> =>
    work(actor, async (tx) => {
      const whose = ofGroup(actor);
      const before = await lock(tx, whose, { id, version });
      await more.prepare?.(tx, before);
      const { lines, ...record } = await repository.record(tx.db, accounts, id, whose);
      await more.check?.({ ...record, lines }, tx);
      const reason = step.reason ?? null;
      const moved = await tx.move(accreditations, accreditationMachine, before, step, ({ to }) => ({
        ...standingAt(tx, to, before, lines),
        reason,
        ...(to === 'approved'
          ? { first_competence: before.first_competence ?? competenceOf(tx.today), last_competence: null }
          : endedNow(tx, before)),
        ...more.values,
      }));
      const answer = { ...record, ...moved, paying_company_id: moved.company_id, lines };
      await tellOf(tx, answer);
      return shownTo(actor, answer);
    });

  const tell =
    (kind: 'accreditation.correction' | 'accreditation.decided', title: string, body: string) => (tx: Tx, record: AccreditationRecord) =>
      tellDoctor(tx, notices, record, { kind, title: `${record.group_name}: ${title}`, body, key: `${kind}-${record.version}` });

  return {
    /** Ties a professional to a group, with the company that it pays for their work. */
    create: (actor: AnyActor, accreditation: NewAccreditation) =>
      work(actor, async (tx) => {
        const isApproved = accreditation.status === 'approved';
        const first_competence = isApproved ? competenceOf(tx.today) : null;
        const standing = { step: isApproved ? ('validation' as const) : ('contact' as const), status_since: tx.now };
        const made = { ...standing, ...accreditation, first_competence };
        const { id, ...rest } = await tx.insert(accreditations, made, { action: 'accreditation.created' });
        await askForPapers(tx, { id, group_id: rest.group_id });
        return { id, ...rest };
      }),

    /** Its professional leaves, or no longer holds what it stands for. */
    end: (actor: AnyActor, { id, action, reason }: Of & { action: 'expire' | 'suspend' | 'cancel'; reason: string }) =>
      work(actor, async (tx) => {
        const before = await tx.lock(accreditations, { id, version: null, scope: undefined });
        const by = action === 'expire' ? 'system' : 'admin';
        const values = { ...endedNow(tx, before), status_since: tx.now, step: 'validation' as const };
        return tx.move(accreditations, accreditationMachine, before, { action, by, reason }, values);
      }),

    list: (actor: ManagerActor, input: InputOf<typeof contract.list>): Promise<Page<AccreditationRow>> =>
      repository.list(db, ofGroup(actor), input, clock.today()),

    detail: async (actor: ManagerActor, { id }: Of): Promise<AccreditationRecord> => {
      const shown = shownTo(actor, await repository.record(db, accounts, id, ofGroup(actor)));
      if (shown.pix_key ?? shown.bank_account)
        await tellRead({ db, clock }, actor, { type: 'accreditation', id, action: 'accreditation.looked_at' });
      return shown;
    },

    history: async (actor: ManagerActor, { id }: Of): Promise<HistoryEvent[]> => {
      await repository.record(db, accounts, id, ofGroup(actor));
      return recordHistory(db, { type: 'accreditation', id }, accreditationForm);
    },

    /** What somebody shows a group is theirs: that it was opened stands in their history. */
    file: async (actor: ManagerActor, { id }: Of): Promise<FileAnswer> => {
      const { document_id, file_id } = await repository.sharedFile(db, id, ofGroup(actor));
      const file = await files.read(db, file_id, null);
      await tellRead({ db, clock }, actor, {
        type: 'dossier_document',
        id: document_id,
        action: 'dossier_document.read',
        reason: file.name,
      });
      return file;
    },

    invite: async (
      actor: ManagerActor,
      { body: { person } }: InputOf<typeof contract.invite>,
    ): Promise<AnswerOf<typeof contract.invite>> => {
      await searches.count(actor);
      return work(actor, async (tx) => {
        const { group_id } = actor.group;
        const found = await doctorNamed(tx.db, person, group_id);
        if (found === null) throw invalid({ person: 'Nenhum médico do Esteto tem este CPF, e-mail ou CRM. Confira o que foi digitado.' });
        const { id } = await inviteKnown(tx, { users, notices }, { group_id, found, field: 'person' });
        return { id, professional_name: found.professional.name };
      });
    },

    judge: (actor: ManagerActor, { id, body: { verdict, note, version } }: InputOf<typeof contract.judge>): Promise<AccreditationRecord> =>
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
      }),

    askCorrection: (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.askCorrection>) =>
      decide(
        actor,
        { id, version },
        { action: 'ask_correction', by: 'reviewer' },
        {
          prepare: addLines,
          check: ({ lines }) => {
            if (!lines.some(({ status }) => status === 'correction'))
              throw new AppError(422, {
                message: 'Antes peça a correção de um documento, com o que falta nele.',
                code: 'nothing_to_correct',
              });
          },
        },
        (tx, record) =>
          tell(
            'accreditation.correction',
            'corrija o que foi pedido',
            record.lines
              .filter(({ status }) => status === 'correction')
              .map(({ label, note }) => `${label}: ${note ?? ''}`)
              .join('\n'),
          )(tx, record),
      ),

    handUp: (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.handUp>) =>
      decide(actor, { id, version }, { action: 'hand_up', by: 'reviewer' }, { check: refuseOpen }, (tx, record) =>
        tellGroup(tx, notices, record, {
          role: 'admin',
          kind: 'accreditation.arrived',
          title: `${record.professional_name} aguarda o supervisor`,
          body: 'A análise dos documentos terminou.',
          key: `handed-${record.version}`,
        }),
      ),

    handBack: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.handBack>) =>
      decide(actor, { id, version }, { action: 'hand_back', by: 'admin', reason }),

    approve: (actor: ManagerActor, { id, body: { version, valid_until, unit_ids } }: InputOf<typeof contract.approve>) =>
      decide(
        actor,
        { id, version },
        { action: 'approve', by: 'admin' },
        {
          check: async (record, tx) => {
            if (valid_until <= tx.today) throw invalid({ valid_until: 'Válido até: escolha um dia que ainda venha.' });
            await refuseForeignUnits(tx, actor.group.group_id, unit_ids);
            refuseOpen(record);
          },
          values: { valid_until, unit_ids: unit_ids.length > 0 ? unit_ids : null, approved_by: actor.user.id, ending_told: null },
        },
        tell('accreditation.decided', 'credenciamento aprovado', 'Você já pode entrar nas escalas deste grupo.'),
      ),

    refuse: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.refuse>) =>
      decide(
        actor,
        { id, version },
        { action: 'refuse', by: 'admin', reason },
        {},
        tell('accreditation.decided', 'credenciamento reprovado', reason),
      ),

    suspend: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.suspend>) =>
      decide(
        actor,
        { id, version },
        { action: 'suspend', by: 'admin', reason },
        {},
        tell('accreditation.decided', 'credenciamento suspenso', reason),
      ),

    lift: (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.lift>) =>
      decide(
        actor,
        { id, version },
        { action: 'lift', by: 'admin' },
        {
          check: (record) => {
            if (record.consented_at === null)
              throw new AppError(422, {
                message: 'O profissional retirou os documentos do grupo. Sem eles a suspensão fica.',
                code: 'not_shared',
              });
          },
        },
        tell('accreditation.decided', 'suspensão retirada', 'Você volta a poder entrar nas escalas deste grupo.'),
      ),

    setUnits: (actor: ManagerActor, { id, body: { version, unit_ids } }: InputOf<typeof contract.setUnits>): Promise<AccreditationRecord> =>
      work(actor, async (tx) => {
        await refuseForeignUnits(tx, actor.group.group_id, unit_ids);
        const before = await lock(tx, ofGroup(actor), { id, version });
        await tx.change(
          accreditations,
          before,
          { unit_ids: unit_ids.length > 0 ? unit_ids : null },
          { action: 'accreditation.units_changed' },
        );
        return repository.record(tx.db, accounts, id, { group_id: actor.group.group_id, unit_ids: null });
      }),

    cancel: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.cancel>) =>
      decide(
        actor,
        { id, version },
        { action: 'cancel', by: 'admin', reason },
        {},
        tell('accreditation.decided', 'credenciamento cancelado', reason),
      ),
  };
};

const refuseOpen = (record: AccreditationRecord): void => {
  const open = openOf(record, record.lines);
  if (open.length > 0) throw new AppError(422, { message: `Antes falta decidir: ${open.join(', ')}.`, code: 'still_open' });
};

const refuseForeignUnits = async (tx: Tx, groupId: number, ids: readonly number[]): Promise<void> =>
  refuseForeign(await ownsUnits(tx.db, groupId, ids));
