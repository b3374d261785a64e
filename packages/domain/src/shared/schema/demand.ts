import { isCompetence } from '../date/competence.ts';
import { isIsoDate } from '../date/date.ts';
import { isQuarter } from '../date/quarter.ts';
import { isRate } from '../money/percent.ts';
import { DomainError } from '../result/domain-error.ts';

// What a calculation demands of its input. Each hands the value back, or throws DomainError with a sentence that names the field.

/** Integer cents, zero or more. */
export const demandCents = (label: string, value: number): number => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw invalid(`${label}: informe um valor em centavos, inteiro e não negativo.`);
};

/** An integer from `min` to `max`. */
export const demandCount = (label: string, value: number, min: number, max: number): number => {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalid(`${label}: informe um número inteiro de ${min} a ${max}.`);
};

/** 'YYYY-MM'. */
export const demandCompetence = (label: string, value: string): string => {
  if (isCompetence(value)) return value;
  throw invalid(`${label}: informe um mês no formato AAAA-MM.`);
};

/** '2026-Q2'. */
export const demandQuarter = (label: string, value: string): string => {
  if (isQuarter(value)) return value;
  throw invalid(`${label}: informe um trimestre no formato AAAA-Q1 a AAAA-Q4.`);
};

/** 'YYYY-MM-DD'. */
export const demandDate = (label: string, value: string): string => {
  if (isIsoDate(value)) return value;
  throw invalid(`${label}: informe uma data no formato AAAA-MM-DD.`);
};

/** A fraction from '0' to '1'. */
export const demandRate = (label: string, value: string): string => {
  if (isRate(value)) return value;
  throw invalid(`${label}: informe uma fração de 0 a 1, como 0.02 para 2 %.`);
};

const invalid = (message: string): DomainError => new DomainError('invalid_input', message);
