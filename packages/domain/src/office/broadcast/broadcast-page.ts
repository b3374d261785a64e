import type { UserType } from '../../identity/permission/user-types.ts';
import { basePath } from '../../identity/route/base-paths.ts';

/** Where a message may lead doctors and their employees. */
const PAGES = {
  boletos: 'Boletos',
  'faturamento/contas-a-receber': 'Notas fiscais',
  extratos: 'Extratos',
  'livro-caixa': 'Livro-caixa',
  'entradas-e-saidas': 'Entradas e saídas',
  arquivos: 'Arquivos',
  tutoriais: 'Tutoriais',
  'minha-conta': 'Minha conta',
} as const;

export type BroadcastPage = keyof typeof PAGES;
export const BROADCAST_PAGES = Object.keys(PAGES) as BroadcastPage[];
export const broadcastPageLabel: Record<BroadcastPage, string> = PAGES;

/** The address of the page for a kind of person; null for those whose app does not have it. */
export const broadcastRoute = (page: BroadcastPage | null, type: UserType): string | null =>
  page && type === 'doctor' ? `${basePath.professional}/${page}` : null;
