import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { Deps } from '../../../deps.ts';
import { conflict, invalid } from '../../../platform/http/app-error.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { DoctorNamed } from './accreditation-group.repository.ts';
import { tellDoctor } from './accreditation-news.ts';
import { type Accreditation, begin } from './accreditation-write.ts';

/** What whoever invites for a group may look for in an hour: one name after the other would tell whom Esteto knows. */
const SEARCHES = { byPerson: 30, byGroup: 100, within_ms: 3_600_000 };

export const SEARCHED_ENOUGH = `Você já procurou ${SEARCHES.byPerson} médicos nesta hora, ou o grupo ${SEARCHES.byGroup}. Espere até uma hora e tente de novo.`;

export type Inviters = {
  users: Pick<UserService, 'openFor'>;
  notices: Pick<NoticeService, 'tellPeople'>;
};

/** Counts each doctor that is looked for by name of e-mail, CPF or CRM, found or not, before it is looked. */
export const doctorSearches = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) => {
  const quotas = letterQuotas({ clock, config });
  return {
    count: async ({ user, group: { group_id } }: ManagerActor): Promise<void> => {
      const { byPerson, byGroup, within_ms } = SEARCHES;
      const isFree = await quotas.take(db, [
        { what: 'doctor searches by', of: `${group_id} ${user.id}`, most: byPerson, within_ms },
        { what: 'doctor searches', of: group_id, most: byGroup, within_ms },
      ]);
      if (!isFree) throw conflict(SEARCHED_ENOUGH, 'too_many_searches');
    },
  };
};

type Invitation = {
  group_id: number;
  doctor: DoctorNamed;
  /** Beside which field it is said that there is one. */
  field: string;
  facts?: Partial<Accreditation>;
  /** What the group says to them, in its own words. */
  message?: string | null;
};

/** Invites a doctor whom Esteto knows, and tells them. */
export const inviteKnown = async (
  tx: Tx,
  { users, notices }: Inviters,
  { group_id, field, facts, message, doctor: { professional, group_name, proofs } }: Invitation,
): Promise<Accreditation> => {
  const begun = await begin(tx, users, { by: 'internal', group_id, professional, field, facts, proofs });
  const nothingShared = 'Veja o que o grupo pede antes de aceitar. Nada é compartilhado até lá.';
  await tellDoctor(
    tx,
    notices,
    begun,
    {
      kind: 'accreditation.invited',
      title: `${group_name} convida você`,
      body: message ? `“${message}” ${nothingShared}` : nothingShared,
      key: 'invited',
    },
    `${basePath.professional}/docplantao/credenciamento/convites-internos/${begun.id}`,
  );
  return begun;
};

export const refuseForeign = (ownsUnits: boolean): void => {
  if (!ownsUnits) throw invalid({ unit_ids: 'Unidades: escolha unidades deste grupo.' });
};
