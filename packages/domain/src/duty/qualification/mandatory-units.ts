import type { QualificationForm } from './qualification-form.ts';

/** In which units every shift asks for it: null where only shifts that name it do, empty for all of them. */
export const mandatoryUnits = ({ obligation, unit_ids }: Pick<QualificationForm, 'obligation' | 'unit_ids'>): number[] | null => {
  if (obligation === 'named') return null;
  return obligation === 'everywhere' ? [] : [...new Set(unit_ids)].toSorted((one, other) => one - other);
};
