import { cleanCnpj, isValidCnpj } from './cnpj.ts';
import { cleanCpf, isValidCpf } from './cpf.ts';

// CNPJs and CPFs within the text of a paper, masked or bare.

const CNPJ = /(?<![\dA-Z./-])[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}(?![\dA-Z/-])/g;
const CPF = /(?<![\d./-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\d/-])/g;

export const cnpjsIn = (plain: string): string[] => [...new Set((plain.match(CNPJ) ?? []).filter(isValidCnpj).map(cleanCnpj))];

export const cpfsIn = (plain: string): string[] => [...new Set((plain.match(CPF) ?? []).filter(isValidCpf).map(cleanCpf))];

/** Those with right check digits, bare: CNPJs in the order in which they stand, then CPFs. */
export const documentsIn = (plain: string): string[] => [...cnpjsIn(plain), ...cpfsIn(plain)];

const MASKED_CNPJ = /(?<![\dA-Z./-])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}(?![\dA-Z/-])/g;

/** What is written as a CNPJ and is none: its check digits are others. As it is written. */
export const wrongCnpjsIn = (plain: string): string[] => (plain.match(MASKED_CNPJ) ?? []).filter((written) => !isValidCnpj(written));
