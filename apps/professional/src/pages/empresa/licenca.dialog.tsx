import { chakra } from '@chakra-ui/react';
import { licenceQueries } from '@esteto/api-client/opening/licence';
import type { FollowedLicences } from '@esteto/contract/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { licenceStandings } from '@esteto/domain/opening/licensing/licence-standing';
import { isLicenceExpired, licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import { LicencePapers } from '@esteto/features/opening/licence/licence-papers.tsx';
import { LicenceRequests } from '@esteto/features/opening/licence/licence-requests.tsx';
import { LicenceBadge, LicenceEnd, LicenceFacts } from '@esteto/features/opening/licence/licence-state.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { LicenceAnswer } from './licence-answer.tsx';
import { useOwnPapers } from './use-own-papers.ts';

/** One licence: what is in force, what goes on beside it, what is asked and answered, and its papers. */
export default function LicenceDialog() {
  const id = Number(useParams().licenceId);
  return (
    <RecordDialog
      noun="Licença"
      query={licenceQueries.follow(useCompanyScope())}
      title={(followed) => {
        const one = followed.licences.find((licence) => licence.id === id);
        return one ? `Licença ${licenceName(one)}` : 'Licença';
      }}
    >
      {(followed) => <Content followed={followed} id={id} />}
    </RecordDialog>
  );
}

const Content = ({ followed, id }: { followed: FollowedLicences; id: number }) => {
  const handling = useOwnPapers();
  const standing = licenceStandings(followed.licences).find(({ held, work, former }) =>
    [held, work, ...former].some((one) => one?.id === id),
  );
  if (!standing)
    return (
      <EmptyState icon={SearchX} title="Não encontramos esta licença.">
        O endereço pode estar incompleto, ou ser de outra empresa.
      </EmptyState>
    );
  const { held, work, former } = standing;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {held && (
        <Part title={isLicenceExpired(held, today()) ? 'Vencida' : 'Em vigor'} licence={held}>
          <LicenceFacts licence={held} city={followed.city} />
          <LicencePapers
            licence={held}
            all={followed.licences}
            handling={{ side: 'client', load: handling.load }}
            title="Documentos desta licença"
          />
        </Part>
      )}
      {work && (
        <Part title={held ? 'Renovação' : 'Em andamento'} licence={work}>
          <LicenceRequests
            licence={work}
            below={(request) => request.status === 'open' && <LicenceAnswer licence={work} all={followed.licences} send={handling.send} />}
          />
          <LicencePapers licence={work} all={followed.licences} handling={isAsked(work) ? { ...handling, send: undefined } : handling} />
        </Part>
      )}
      {former.length > 0 && (
        <Disclosure label={former.length === 1 ? 'Antes: 1 licença' : `Antes: ${former.length} licenças`}>
          <chakra.ul display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" pt="2">
            {former.map((one) => (
              <Former key={one.id} licence={one} city={followed.city} />
            ))}
          </chakra.ul>
        </Disclosure>
      )}
    </chakra.div>
  );
};

/** What is sent while something is asked goes with the answer. */
const isAsked = ({ requests }: LicenceRecord): boolean => requests.some(({ status }) => status === 'open');

type PartProps = { title: string; licence: LicenceRecord; children: ReactNode };

const Part = ({ title, licence, children }: PartProps) => (
  <chakra.section aria-label={title} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <QuietHeading mb="0">{title}</QuietHeading>
      <LicenceBadge licence={licence} />
    </chakra.div>
    {children}
  </chakra.section>
);

const Former = ({ licence, city }: { licence: LicenceRecord; city: string | null }) => (
  <chakra.li display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
    {licence.renewal === 'undone' ? (
      <chakra.span color="fg.muted">Renovação desfeita</chakra.span>
    ) : (
      <>
        <LicenceEnd licence={licence} />
        <LicenceFacts licence={licence} city={city} />
      </>
    )}
  </chakra.li>
);
