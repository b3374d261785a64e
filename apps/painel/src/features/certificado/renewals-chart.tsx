import type { CertificateRenewals } from '@esteto/domain/company/certificate/certificate-renewals';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { CountChart } from '@esteto/ui/components/chart/count-chart.tsx';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';

/** How many certificates end in each of the months ahead. The list below says what went wrong where nothing comes. */
export const RenewalsChart = ({ query }: { query: QueryLike<CertificateRenewals[]> }) => {
  const { data, isError } = useQuery(asQuery(query));
  if (isError) return null;
  const counts = data?.map(({ competence, count }) => ({ label: formatCompetence(competence), count }));
  return (
    <Card>
      <CountChart title="Certificados que vencem em cada mês" counts={counts} />
    </Card>
  );
};
