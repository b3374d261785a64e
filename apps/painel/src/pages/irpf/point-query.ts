import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';

type Asked = { point: AuditPoint };

/** One point of an audited return, with the values that its form starts with; null where the return has none like it. */
export const pointQuery = <Values extends object>(
  irpfId: number,
  pointId: number,
  valuesOf: (point: AuditPoint) => Values,
): PartOfQuery<(Asked & Values) | null> => ({
  ...incomeTaxQueries.detail({ id: irpfId }),
  select: ({ audit_points }: IncomeTaxDetail) => {
    const point = audit_points.find(({ id }) => id === pointId);
    return point ? { point, ...valuesOf(point) } : null;
  },
});

/** Why nothing is said of a point now; null where it is open. */
export const pointRefusal = (row: Asked | null): { why: string } | null => {
  if (row === null) return { why: 'Este ponto não está nesta declaração.' };
  return row.point.status === OPEN ? null : { why: 'Este ponto já foi resolvido. Reabra-o antes de mudar o que ele diz.' };
};

const OPEN: AuditPoint['status'] = 'open';
