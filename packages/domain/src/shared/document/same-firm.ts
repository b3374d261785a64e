const CNPJ_LENGTH = 14;
/** The first eight signs of a CNPJ name the firm, the others its place (IN RFB 2.119/2022). */
const ROOT = 8;

/** Bare documents: of a CNPJ the firm, whatever the place; of a person their CPF. */
export const firmOf = (document: string): string => (document.length === CNPJ_LENGTH ? document.slice(0, ROOT) : document);

/** Whether two bare documents are of one firm, or of one person. */
export const isSameFirm = (one: string, other: string): boolean => firmOf(one) === firmOf(other);
