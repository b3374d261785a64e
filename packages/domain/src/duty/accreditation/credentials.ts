import type { AccreditationDocumentStatus, AccreditationStatus } from './accreditation-life.ts';

// What a group knows of a professional, as the rules of who may take a shift ask for it. Days are 'YYYY-MM-DD', the last on which something holds.

/** A document that the accreditation asks for. `label` as people call it: 'Diploma', 'CRM'. */
export type CredentialDocument = { label: string; status: AccreditationDocumentStatus; valid_until: string | null };

/** A qualification that the professional holds in the group. */
export type HeldQualification = { qualification_id: number; status: AccreditationDocumentStatus; valid_until: string | null };

export type Credentials = {
  professional_id: number;
  status: AccreditationStatus;
  valid_until: string | null;
  documents: readonly CredentialDocument[];
  qualifications: readonly HeldQualification[];
  /** Where the professional works; null for every unit of the group. */
  unit_ids: readonly number[] | null;
};

/** A qualification that was proven: a paper that nobody had to show proves none. One that ran out is told by its day. */
export const isProven = (status: AccreditationDocumentStatus): boolean => status === 'approved' || status === 'expired';
