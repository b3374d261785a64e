import { isValidCpf } from '../../shared/document/cpf.ts';
import type { IncomeTaxKind } from './income-tax-kinds.ts';
import { calendarYearOf, incomeTaxKindLabel } from './income-tax-kinds.ts';

// The declaration as Receita's program writes it (.DEC, .DBK): lines of fixed width, the first of which says whose it is, of which year and of which
// kind. Layout: Receita Federal, 'Projeto IRPF, leiaute TXT' of exercises 2017 to 2025, register IR, and T9, which closes it.

export type DeclarationFile = { exercise_year: number; kind: IncomeTaxKind; cpf: string };

const HEADER = /^IRPF {4}(?<exercise>\d{4})(?<base>\d{4})\d{2}(?<sort>\d{2})(?<amends>.)(?<cpf>\d{11})/;

/** How the code of the declaration ends: of each exercise its own, such as 3500, 3520 and 3521. */
const KIND_BY_CODE: Record<string, IncomeTaxKind> = { '00': 'original', '20': 'departure', '21': 'estate' };

/** Bytes read one to one (latin1). Null: not a declaration of Receita's program, or not all of one. */
export const readDeclarationFile = (text: string): DeclarationFile | null => {
  const { exercise = '', base = '', sort = '', amends, cpf = '' } = HEADER.exec(text)?.groups ?? {};
  const kind = KIND_BY_CODE[sort];
  const exercise_year = Number(exercise);
  if (!kind || !isValidCpf(cpf) || Number(base) !== calendarYearOf(exercise_year)) return null;
  const isWhole = new RegExp(`^T9${cpf}`, 'm').test(text);
  return isWhole ? { exercise_year, kind: amends === '1' || amends === 'S' ? 'amending' : kind, cpf } : null;
};

/** Why a declaration may not be kept beside a return, in a sentence; null where it may. */
export const declarationFileProblem = (
  file: DeclarationFile | null,
  of: { exercise_year: number; kind: IncomeTaxKind; cpf: string | null },
): string | null => {
  if (!file) return 'O arquivo não é uma declaração inteira do programa da Receita. Grave de novo no programa e envie.';
  if (of.cpf !== null && file.cpf !== of.cpf) return 'Esta declaração é de outro CPF.';
  if (file.exercise_year !== of.exercise_year)
    return `Esta declaração é do exercício ${file.exercise_year}; aqui se guarda a de ${of.exercise_year}.`;
  if (file.kind !== of.kind)
    return `No arquivo a declaração é do tipo ${incomeTaxKindLabel[file.kind]}; aqui, ${incomeTaxKindLabel[of.kind]}.`;
  return null;
};
