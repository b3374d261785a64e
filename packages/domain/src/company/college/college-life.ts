/** What happened, as the history says it. Codes are stored and never change meaning. */
export const collegeEventLabel = {
  'college.created': 'Faculdade cadastrada',
  'college.edited': 'Faculdade alterada',
  'college.activated': 'Faculdade ativada',
  'college.deactivated': 'Faculdade desativada',
  'college.merged': 'Faculdade unida a outra',
} as const;
