import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { incomeTaxKindLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';

/** 'IRPF 2026', 'IRPF 2026 · Retificadora'. */
export const returnName = ({ exercise_year, kind }: Pick<OwnReturn, 'exercise_year' | 'kind'>): string =>
  kind === 'original' ? `IRPF ${exercise_year}` : `IRPF ${exercise_year} · ${incomeTaxKindLabel[kind]}`;
