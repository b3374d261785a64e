import { formatCompetence, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { type Cell, widthOf } from './cell.ts';

/** 'nov/2026'. */
export const monthCell: Cell<string> = {
  render: formatCompetence,
  text: formatCompetenceNumeric,
  sheet: (month) => ({ value: new Date(`${month}-01T00:00:00Z`), format: 'mm/yyyy' }),
  width: widthOf(8),
};
