import type { AccreditationRecord, ChecklistLine, DossierDocument } from '@esteto/contract/duty/accreditation-record';
import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';

// Records of accreditations for stories of both sides.

export const storyPaper = (id: number, given: Partial<DossierDocument> = {}): DossierDocument => ({
  id,
  kind: 'diploma',
  title: null,
  number: '4471',
  issued_on: '2015-03-10',
  valid_until: null,
  // A photo: the browser's viewer of PDFs would take the focus while a story types (file-view.stories.tsx).
  name: 'diploma.png',
  mime: 'image/png',
  created_at: '2026-11-01T12:00:00.000Z',
  ...given,
});

const line = (id: number, label: string, given: Partial<ChecklistLine>): ChecklistLine => ({
  id,
  version: 1,
  kind: 'diploma',
  paper_kinds: ['diploma'],
  qualification_id: null,
  label,
  is_required: true,
  status: 'awaiting_upload',
  valid_until: null,
  note: null,
  paper: null,
  ...given,
});

export const storyAccreditation = (given: Partial<AccreditationRecord> = {}): AccreditationRecord => ({
  id: 7,
  version: 3,
  group_id: 1,
  group_name: 'Rede Hospitalar Vale Verde',
  professional_id: 1,
  professional_name: 'Ana Souza',
  origin: 'internal',
  status: 'under_review',
  step: 'review',
  status_since: '2026-11-20T12:00:00.000Z',
  contact_email: 'ana.souza@clinica.com.br',
  contact_phone: '11999998888',
  crm_number: '123456',
  crm_state: 'SP',
  specialty: 'Clínica médica',
  rqe: null,
  payment: 'company',
  paying_company_id: 1,
  company_name: 'Souza Medicina Ltda.',
  ...NO_ACCOUNT,
  unit_ids: null,
  valid_until: null,
  reason: null,
  consented_at: '2026-11-10T12:00:00.000Z',
  lines: [
    line(1, 'Identidade e CPF', {
      kind: 'identity',
      paper_kinds: ['identity'],
      status: 'approved',
      paper: storyPaper(31, { kind: 'identity', name: 'rg.png' }),
    }),
    line(2, 'Diploma', { status: 'under_review', paper: storyPaper(32) }),
    line(3, 'ACLS', { kind: null, paper_kinds: ['course'], qualification_id: 9, is_required: false }),
  ],
  ...given,
});
