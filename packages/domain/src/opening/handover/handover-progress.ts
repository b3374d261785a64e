import type { HandoverStatus } from './handover-life.ts';

/** How much is not here yet, of all that was asked for. */
export const handoverProgress = (items: readonly { status: HandoverStatus }[]): { awaited: number; total: number } => ({
  awaited: items.filter(({ status }) => status === 'awaited').length,
  total: items.length,
});

/** 'Faltam 3 de 11.' */
export const handoverProgressText = ({ awaited, total }: { awaited: number; total: number }): string =>
  awaited === 0 ? 'Está tudo aqui.' : `Faltam ${awaited} de ${total}.`;
