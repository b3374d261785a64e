import type { AccreditationRow, accreditation as contract } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import { accreditationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { personalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { AnyActor, ManagerActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as repository from './accreditation.repository.ts';
import { ofGroup } from './accreditation-deciding.ts';
import { doctorNamed } from './accreditation-group.repository.ts';
import { doctorSearches, inviteKnown } from './accreditation-inviting.ts';
import { askCorrection, handUp, judge } from './accreditation-review.ts';
import { approve, cancel, handBack, lift, refuse, setUnits, suspend } from './accreditation-verdict.ts';
import { askForPapers, endedNow } from './accreditation-write.ts';
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
  const deciding = { work, accounts, notices };

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
        const doctor = await doctorNamed(tx.db, person, group_id);
        if (doctor === null) throw invalid({ person: 'Nenhum médico do Esteto tem este CPF, e-mail ou CRM. Confira o que foi digitado.' });
        const { id } = await inviteKnown(tx, { users, notices }, { group_id, doctor, field: 'person' });
        return { id, professional_name: doctor.professional.name };
      });
    },

    judge: judge(deciding),
    askCorrection: askCorrection(deciding),
    handUp: handUp(deciding),
    handBack: handBack(deciding),
    approve: approve(deciding),
    refuse: refuse(deciding),
    suspend: suspend(deciding),
    lift: lift(deciding),
    setUnits: setUnits(deciding),
    cancel: cancel(deciding),
  };
};
