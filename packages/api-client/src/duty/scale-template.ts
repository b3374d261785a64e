import { scaleTemplate } from '@esteto/contract/duty/scale-template';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';

export const scaleTemplateQueries = queriesFor(scaleTemplate);
export const scaleTemplateMutations = mutationsFor(scaleTemplate, { invalidates: [scaleTemplateQueries, dutyShiftQueries] });
