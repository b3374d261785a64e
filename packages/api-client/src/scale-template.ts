import { scaleTemplate } from '@esteto/contract/scale-template';
import { dutyShiftQueries } from './duty-shift.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const scaleTemplateQueries = queriesFor(scaleTemplate);
export const scaleTemplateMutations = mutationsFor(scaleTemplate, { invalidates: [scaleTemplateQueries, dutyShiftQueries] });
