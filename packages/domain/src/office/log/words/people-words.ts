import { doctorForm } from '../../../company/doctor/doctor-form.ts';
import { accreditationForm } from '../../../duty/accreditation/accreditation-form.ts';
import { accreditationInviteStatusLabel } from '../../../duty/accreditation/accreditation-invite-life.ts';
import {
  accreditationDocumentStatusLabel,
  accreditationStatusLabel,
  accreditationStepLabel,
} from '../../../duty/accreditation/accreditation-life.ts';
import { dossierKindLabel } from '../../../duty/accreditation/dossier-kinds.ts';
import { managerRoleLabel } from '../../../duty/group-manager/manager-roles.ts';
import { companyGrantLabel, grantsOfEntries } from '../../../identity/permission/company-grants.ts';
import type { PermissionEntry } from '../../../identity/permission/permissions.ts';
import { STAFF_GRANTS, staffGrantLabel, staffGrantsOf } from '../../../identity/permission/staff-grants.ts';
import { memberTypeLabel } from '../../../identity/permission/user-types.ts';
import { inviteStatusLabel } from '../../../identity/user/invite-life.ts';
import { roleLabel } from '../../../identity/user/roles.ts';
import { competence, email, flag, id, instant, isoDate, longText, text } from '../../../shared/schema/fields.ts';
import { ufLabel } from '../../../shared/tables/uf.ts';
import { analystForm } from '../../analyst/analyst-form.ts';
import { choice, choices, records, shownBy } from './word.ts';

const entries = (value: unknown): PermissionEntry[] => (Array.isArray(value) ? value : []);

const mayInCompany = (label: string) =>
  shownBy(label, (value) =>
    grantsOfEntries(entries(value))
      .map((grant) => companyGrantLabel[grant])
      .join('; '),
  );

const mayAsStaff = (label: string) => shownBy(label, (value) => staffGrantsOf(entries(value)).map(staffGrantLabel).join('; '));

const staffGrants = Object.fromEntries(STAFF_GRANTS.map((grant) => [grant, staffGrantLabel(grant)]));

const userTypeLabel = { doctor: roleLabel.doctor, admin: 'Equipe', manager: 'Gestor' };

/** Who signs in, and what they are to a company or to a group. */
export const peopleWords = {
  session: {},
  user: {
    ...analystForm.fields,
    type: choice('Tipo de usuário', userTypeLabel),
    email: email(),
    email_verified_at: instant('E-mail confirmado em'),
    notifications_email: email('E-mail para avisos'),
    notifications_email_asked: email('E-mail para avisos, por confirmar'),
    is_active: flag('Tem acesso'),
    doctor_role: choice('Vínculo', memberTypeLabel),
    permissions: mayAsStaff('Permissões'),
    grants: choices('Permissões', staffGrants),
    flags: choices('Recursos liberados', { docplantao: 'Plantões' }),
    has_two_factor: flag('Usa autenticação em dois fatores'),
    closes_at: instant('A conta encerra em'),
    department_id: text('Setor'),
  },
  department: { grants: choices('Modelo de permissões', staffGrants) },
  membership: {
    user_type: choice('Vínculo', memberTypeLabel),
    is_owner: flag('Responsável pela empresa'),
    permissions: mayInCompany('O que pode fazer'),
    is_active: flag('Tem acesso à empresa'),
  },
  invite: {
    permissions: mayInCompany('O que pode fazer'),
    grants: choices('O que pode fazer', companyGrantLabel),
    status: choice('Situação', inviteStatusLabel),
    accepted_way: choice('Como entrou', { letter: 'Pelo e-mail do convite', copy: 'Pelo link copiado' }),
  },
  doctor: doctorForm.fields,
  group_manager: {
    role: choice('Papel', managerRoleLabel),
    status: choice('Situação', inviteStatusLabel),
    invited_name: text('Nome no convite'),
    invited_email: email('E-mail do convite'),
  },
  accreditation: {
    ...accreditationForm.fields,
    professional_id: id('Profissional'),
    status: choice('Situação', accreditationStatusLabel),
    step: choice('Etapa', accreditationStepLabel),
    first_competence: competence('Primeiro mês'),
    last_competence: competence('Último mês'),
  },
  accreditation_document: {
    accreditation_id: id('Credenciamento'),
    kind: choice('Documento', dossierKindLabel),
    qualification_id: id('Qualificação'),
    is_required: flag('Obrigatório'),
    status: choice('Situação', accreditationDocumentStatusLabel),
    document_id: id('Documento do dossiê'),
    valid_until: isoDate('Válido até'),
    note: longText('Observação'),
  },
  accreditation_invite: {
    crm_number: text('Número do CRM'),
    crm_state: choice('UF do CRM', ufLabel),
    status: choice('Situação', accreditationInviteStatusLabel),
  },
  dossier_document: {
    kind: choice('Documento', dossierKindLabel),
    title: text('Título'),
    number: text('Número'),
    issued_on: isoDate('Emitido em'),
    valid_until: isoDate('Válido até'),
    replaces_id: id('No lugar de'),
  },
  qualification: { mandatory_unit_ids: records('Unidades que exigem') },
};
