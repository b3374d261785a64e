import { formatCompetence, formatCompetenceNumeric } from '@esteto/domain/shared/competence';
import type { Cell } from './cell.ts';

/** 'nov/2026'. */
export const monthCell: Cell<string> = { render: formatCompetence, text: formatCompetenceNumeric };
