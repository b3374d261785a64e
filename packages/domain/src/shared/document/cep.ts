import { applyMask } from '../text/mask.ts';

export const CEP_MASK = '#####-###';

/** Bare form that is stored and sent: the digits alone, so that 'CEP 01310-100' pasted is understood. */
export const cleanCep = (text: string): string => text.replace(/\D/g, '');

/** A CEP has 8 digits and no check digit. */
export const isValidCep = (text: string): boolean => /^\d{8}$/.test(cleanCep(text));

/** '01310100' -> '01310-100'. */
export const formatCep = (cep: string): string => applyMask(CEP_MASK, cleanCep(cep));
