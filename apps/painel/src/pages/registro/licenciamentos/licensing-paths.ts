import type { LicensingDetail } from '@esteto/contract/opening/licensing';
import { path } from '../../../path.ts';

/** The address that the forms of a licensing close to. */
export const detailsPath = (licensingId: number): string =>
  path('/painel/registro/licenciamentos/licenciamento/:licensingId/detalhes', { licensingId });

/** Why nothing is said of the licences of a licensing now; null while it goes on. */
export const licensingRefusal = ({ status }: Pick<LicensingDetail, 'status'>): { why: string } | null =>
  status === 'pending' ? null : { why: 'Este licenciamento não está em andamento. Retome-o antes de mudar as licenças.' };
