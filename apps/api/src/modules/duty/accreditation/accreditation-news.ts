import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { MANAGER_ROLES } from '@esteto/domain/identity/permission/access';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { NoticeKind } from '@esteto/domain/office/notice/notice-kinds';
import type { Tx } from '../../../platform/work/work.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import { managersOf } from './accreditation-group.repository.ts';

type About = Pick<AccreditationRecord, 'id' | 'group_id' | 'professional_id' | 'unit_ids'>;
type Words = { kind: NoticeKind; title: string; body: string; key: string };

/** Tells the professional. */
export const tellDoctor = (tx: Tx, notices: Pick<NoticeService, 'tellPeople'>, about: About, { key, ...words }: Words, page?: string) =>
  notices.tellPeople(tx, [about.professional_id], {
    ...words,
    key: `accreditation-${about.id}-${key}`,
    pageOf: () => page ?? `${basePath.professional}/docplantao/credenciamento`,
  });

/** Tells who of the group reviews the professional: those of their units, with at least this role. */
export const tellGroup = async (
  tx: Tx,
  notices: Pick<NoticeService, 'tellPeople'>,
  about: About,
  { role, key, ...words }: Words & { role: (typeof MANAGER_ROLES)[number] },
): Promise<void> => {
  const managers = await managersOf(tx.db, about.group_id);
  const wanted = MANAGER_ROLES.indexOf(role);
  const reached = managers.filter(
    (one) =>
      MANAGER_ROLES.indexOf(one.role) >= wanted &&
      (one.unit_ids === null || about.unit_ids === null || about.unit_ids.some((unit) => one.unit_ids?.includes(unit))),
  );
  await notices.tellPeople(
    tx,
    reached.map(({ user_id }) => user_id),
    {
      ...words,
      key: `accreditation-${about.id}-${key}`,
      pageOf: () => `${basePath.gestao}/profissionais/credenciamento/${about.id}/analise`,
    },
  );
};
