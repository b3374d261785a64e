import type { QualificationKind } from '../qualification/qualification-kinds.ts';

// What a doctor keeps in the dossier, once for every group that is to see it.

export const DOSSIER_KINDS = [
  'identity',
  'crm',
  'diploma',
  'specialty',
  'residence',
  'ethics',
  'vaccination',
  'liability_insurance',
  'course',
  'photo',
  'other',
] as const;
export type DossierKind = (typeof DOSSIER_KINDS)[number];

export const dossierKindLabel: Record<DossierKind, string> = {
  identity: 'Identidade e CPF',
  crm: 'CRM',
  diploma: 'Diploma',
  specialty: 'RQE',
  residence: 'Comprovante de residência',
  ethics: 'Certidão ético-profissional',
  vaccination: 'Vacinas',
  liability_insurance: 'Seguro de responsabilidade civil',
  course: 'Curso (ACLS, ATLS, PALS…)',
  photo: 'Foto',
  other: 'Outro documento',
};

/** What every group asks for. What else one asks for are its qualifications. */
export const REQUIRED_KINDS = ['identity', 'crm', 'diploma', 'residence', 'ethics'] as const satisfies readonly DossierKind[];

/** What proves a qualification, the usual one first. */
const PROOFS: Record<QualificationKind, readonly DossierKind[]> = {
  specialty: ['specialty'],
  course: ['course'],
  training: ['course', 'other'],
};

/** The kinds of paper that a line of what a group asks for is about: others are not shown for it. */
export const papersFor = ({
  kind,
  qualification,
}: {
  kind: DossierKind | null;
  qualification: QualificationKind | null;
}): DossierKind[] => [...(kind === null ? [] : [kind]), ...(qualification === null ? [] : PROOFS[qualification])];

/** Papers that run out: without a day the group would never learn of it. */
const EXPIRING: readonly DossierKind[] = ['ethics', 'liability_insurance'];

export const mustExpire = (kind: DossierKind): boolean => EXPIRING.includes(kind);

/** Several of these are told apart by their names. */
export const isNamed = (kind: DossierKind): boolean => kind === 'course' || kind === 'other';

/** As people call one: 'Diploma', 'ACLS'. */
export const dossierName = ({ kind, title }: { kind: DossierKind; title: string | null }): string => title ?? dossierKindLabel[kind];

/** More than anybody keeps. */
export const MOST_DOSSIER_DOCUMENTS = 100;
