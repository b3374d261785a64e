import { countOf } from '../../shared/text/text.ts';

/** What staff does to many invoices at once. */
export const BATCH_ACTIONS = ['archive', 'unarchive', 'email', 'export'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** The most invoices of one batch. */
export const MAX_BATCH = 10_000;

export const TOO_MANY_FOR_A_BATCH = `São mais de ${MAX_BATCH.toLocaleString('pt-BR')} notas. Use filtros para fazer em partes.`;

/** 'Arquivar 3 notas': what is asked for. */
export const batchTitle = (action: BatchAction, count: number): string => {
  const invoices = countOf(count, 'nota', 'notas');
  const titles: Record<BatchAction, string> = {
    archive: `Arquivar ${invoices}`,
    unarchive: `Desarquivar ${invoices}`,
    email: `Enviar ${invoices} por e-mail`,
    export: `Exportar ${invoices}`,
  };
  return titles[action];
};

/** '118 feitas, 2 falharam': how far it came. */
export const batchProgress = ({ done, failed, waiting }: { done: number; failed: number; waiting: number }): string =>
  [
    countOf(done, 'feita', 'feitas'),
    failed > 0 && countOf(failed, 'falhou', 'falharam'),
    waiting > 0 && countOf(waiting, 'na fila', 'na fila'),
  ]
    .filter(Boolean)
    .join(', ');
