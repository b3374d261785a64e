import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { licenceQueries } from '@esteto/api-client/opening/licence';
import { licence } from '@esteto/contract/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { isTold } from '@esteto/domain/opening/licensing/licence-request-life';
import { type LicenceStanding, licenceStandings, validLicences } from '@esteto/domain/opening/licensing/licence-standing';
import { licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import { LicencePack } from '@esteto/features/opening/licence/licence-pack.tsx';
import { LicenceBadge, LicenceEnd } from '@esteto/features/opening/licence/licence-state.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** The licences of the company: the one in force with its end, the renewal beside it, and what is asked of the doctor. */
export const LicencesCard = () => {
  const scope = useCompanyScope();
  const { data, error, refetch, isFetching } = useQuery(licenceQueries.follow(scope));
  const hasValid = data !== undefined && validLicences(data.licences, today()).length > 0;
  return (
    <Card title="Licenças" action={hasValid && <LicencePack load={() => call(licence.pack, scope)} />}>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.licences.length === 0 && <chakra.p color="fg.muted">A equipe ainda não cuida de licenças desta empresa.</chakra.p>}
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)">
        {data &&
          licenceStandings(data.licences).map((standing) => {
            const shown = standing.work ?? standing.held;
            return shown && <Row key={standing.id} shown={shown} standing={standing} />;
          })}
      </chakra.ul>
    </Card>
  );
};

type RowProps = { shown: LicenceRecord; standing: LicenceStanding<LicenceRecord> };

const Row = ({ shown, standing: { held, work } }: RowProps) => (
  <Item>
    <chakra.span display="flex" flexWrap="wrap" columnGap="2" rowGap="1" alignItems="center" justifyContent="space-between">
      <Link to={path('/app/empresa/licenca/:licenceId', { licenceId: shown.id })} py="1.5">
        {licenceName(shown)}
      </Link>
      <LicenceBadge licence={held ?? shown} />
    </chakra.span>
    {held && (
      <chakra.span fontSize="sm">
        <LicenceEnd licence={held} />
      </chakra.span>
    )}
    {held && work && (
      <chakra.span fontSize="sm" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        Renovação <LicenceBadge licence={work} />
      </chakra.span>
    )}
    {work && isTold(work.status) && (
      <chakra.p fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
        {work.observation}{' '}
        <Link
          to={path('/app/empresa/licenca/:licenceId', { licenceId: work.id })}
          aria-label={`Responder sobre a licença ${licenceName(work)}`}
        >
          Responder
        </Link>
      </chakra.p>
    )}
  </Item>
);

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '0.5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
  },
});
