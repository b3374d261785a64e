import type {
  staffAccreditation as contract,
  StaffAccreditationDetail,
  StaffAccreditationRow,
} from '@esteto/contract/duty/staff-accreditation';
import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import { accreditationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { reminderProblem } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { DOC_PLANTAO } from '@esteto/domain/duty/accreditation/doc-plantao';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { Deps } from '../../../../deps.ts';
import { recordHistory } from '../../../../platform/audit/record-history.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import type { UserService } from '../../../identity/user/user.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { tellDoctor } from '../accreditation-news.ts';
import * as repository from './staff-accreditation.repository.ts';

type Of = { id: number };

type Parts = Pick<Deps, 'db' | 'work'> & {
  users: Pick<UserService, 'openFor' | 'closeFor'>;
  notices: Pick<NoticeService, 'tellPeople'>;
};

/** What staff see of the way into the groups, and how they help on it. */
export const staffAccreditationService = ({ db, work, users, notices }: Parts) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<StaffAccreditationRow>> => repository.list(db, input),

  detail: (_actor: SessionActor, { id }: Of): Promise<StaffAccreditationDetail> => repository.detail(db, id),

  history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
    await repository.detail(db, id);
    return recordHistory(db, { type: 'accreditation', id }, accreditationForm);
  },

  /** Its row is held, so that of two who remind at once one is told that it has been done. The row itself stays: nobody who fills it in is disturbed. */
  remind: (actor: SessionActor, { id }: Of): Promise<StaffAccreditationDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(accreditations, { id, version: null, scope: undefined });
      const record = await repository.detail(tx.db, id);
      const { today } = tx;
      const problem = reminderProblem(record.status, record.missing, { reminded_on: record.reminded_on, today });
      if (problem !== null) throw new AppError(422, { message: problem, code: 'not_reminded' });
      tx.record({ type: 'accreditation', id }, { action: 'accreditation.reminded' });
      await tellDoctor(
        tx,
        notices,
        before,
        {
          kind: 'accreditation.reminder',
          title: `${record.group_name}: seu credenciamento espera por você`,
          body: `Falta: ${record.missing.join(', ')}.`,
          key: `reminder-${today}`,
        },
        record.status === 'invited'
          ? `${basePath.professional}/docplantao/credenciamento/convites-internos/${id}`
          : `${basePath.professional}/docplantao/credenciamento/grupo/${id}`,
      );
      return { ...record, reminded_on: today };
    }),

  openDocPlantao: (
    actor: SessionActor,
    { body }: InputOf<typeof contract.openDocPlantao>,
  ): Promise<AnswerOf<typeof contract.openDocPlantao>> =>
    work(actor, async (tx) => {
      const person = await partnerNamed(tx, body.person);
      const { name, flags } = person;
      if (flags.includes(DOC_PLANTAO)) throw invalid({ person: `O Doc Plantão já está aberto para ${name}.` });
      await users.openFor(tx, person, DOC_PLANTAO);
      return { name };
    }),

  closeDocPlantao: (
    actor: SessionActor,
    { body }: InputOf<typeof contract.closeDocPlantao>,
  ): Promise<AnswerOf<typeof contract.closeDocPlantao>> =>
    work(actor, async (tx) => {
      const person = await partnerNamed(tx, body.person);
      const { id, name, flags } = person;
      if (!flags.includes(DOC_PLANTAO)) throw invalid({ person: `O Doc Plantão não está aberto para ${name}.` });
      const groups = await repository.groupsInNeed(tx.db, id);
      if (groups.length > 0) throw invalid({ person: `O Doc Plantão de ${name} fica aberto: há credenciamento em ${groups.join(', ')}.` });
      await users.closeFor(tx, person, DOC_PLANTAO);
      return { name };
    }),
});

const partnerNamed = async (tx: Tx, typed: string): Promise<repository.NamedPerson> => {
  const person = await repository.personNamed(tx.db, typed);
  if (person === null) throw invalid({ person: 'Ninguém do Esteto tem este CPF ou e-mail. Confira o que foi digitado.' });
  if (!person.is_active) throw invalid({ person: `A conta de ${person.name} está desativada.` });
  if (person.type !== 'doctor' || person.doctor_role !== 'partner')
    throw invalid({ person: `O Doc Plantão é só de sócios, e ${person.name} não consta como sócio.` });
  return person;
};
