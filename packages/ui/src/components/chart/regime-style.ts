import type { ComparedRegime } from '@esteto/domain/law/tax/comparison/comparison-input';

/** How a regime is drawn wherever it is: colour and dashes, so that no line is told by its colour alone. */
export const regimeStyle: Record<ComparedRegime, { color: string; dash: string | undefined }> = {
  presumido: { color: 'chart.own', dash: undefined },
  simples_iii: { color: 'status.running.dot', dash: '7 3' },
  simples_v: { color: 'status.draft.dot', dash: '2 3' },
  natural_person: { color: 'chart.line', dash: '10 3 2 3' },
};
