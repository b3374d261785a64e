import { lawTableQueries } from '@esteto/api-client/month/law-table';
import { LAW_TABLES, type LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { useQuery } from '@tanstack/react-query';

/** With what the office added to them; null until they are here. Without an answer those that the product itself knows hold. */
export const useLawTables = (): LawTables | null => {
  const { data, isError } = useQuery({ ...lawTableQueries.inForce({}), staleTime: Number.POSITIVE_INFINITY });
  return data ?? (isError ? LAW_TABLES : null);
};
