/** The flag of a doctor for whom Doc Plantão is open: given with the first invite of a group. */
export const DOC_PLANTAO = 'docplantao';
