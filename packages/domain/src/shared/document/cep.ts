import { applyMask, stripSeparators } from '../text/mask.ts';

export const CEP_MASK = '#####-###';

/** Bare form that is stored and sent: 8 digits when the text is a CEP. */
export const cleanCep = (text: string): string => stripSeparators(text);

/** A CEP has 8 digits and no check digit. */
export const isValidCep = (text: string): boolean => /^\d{8}$/.test(cleanCep(text));

/** '01310100' -> '01310-100'. */
export const formatCep = (cep: string): string => applyMask(CEP_MASK, cleanCep(cep));
