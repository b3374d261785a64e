export const QUALIFICATION_KINDS = ['specialty', 'course', 'training'] as const;
export type QualificationKind = (typeof QUALIFICATION_KINDS)[number];

export const qualificationKindLabel: Record<QualificationKind, string> = {
  specialty: 'Especialidade (RQE)',
  course: 'Curso (ACLS, ATLS…)',
  training: 'Treinamento',
};
