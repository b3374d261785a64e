import { type AccreditationStatus, ENDED_STATUSES } from './accreditation-life.ts';

/** The flag of a doctor for whom Doc Plantão is open: given with the first invite of a group. */
export const DOC_PLANTAO = 'docplantao';

/** With an accreditation in one of these Doc Plantão is of no more use to its professional. Any other keeps it open: their way on leads through it. */
export const STATUSES_WITHOUT_DOC_PLANTAO = [...ENDED_STATUSES, 'expired'] as const satisfies readonly AccreditationStatus[];
