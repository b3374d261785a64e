import { chakra } from '@chakra-ui/react';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { lackingLicencePapers } from '@esteto/domain/opening/licensing/licence-documents';
import { type LicenceStanding, licenceStandings } from '@esteto/domain/opening/licensing/licence-standing';
import { isInForce, isWorkOver, licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import { countOf } from '@esteto/domain/shared/text/text';
import { LicencePapers } from '@esteto/features/opening/licence/licence-papers.tsx';
import { LicenceRequests } from '@esteto/features/opening/licence/licence-requests.tsx';
import { LicenceBadge, LicenceEnd, LicenceFacts } from '@esteto/features/opening/licence/licence-state.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Pencil, RefreshCw, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { type LicenceActions, useLicenceActions } from './use-licence-actions.ts';

/** `pathOf`: where a licence is changed, by who may change it. */
type LicenceListProps = { licences: readonly LicenceRecord[]; city: string | null; pathOf?: (licence: LicenceRecord) => string };

/** Every licence with what is in force, what is on its way beside it, its papers and what the doctor said; what was before is folded away. */
export const LicenceList = ({ licences, city, pathOf }: LicenceListProps) => {
  const id = useId();
  const actions = useLicenceActions();
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Licenças</QuietHeading>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)">
        {licenceStandings(licences).map((standing) => (
          <Item key={standing.id}>
            <Standing standing={standing} all={licences} city={city} pathOf={pathOf} actions={actions} />
          </Item>
        ))}
      </chakra.ul>
    </section>
  );
};

type PartProps = {
  all: readonly LicenceRecord[];
  city: string | null;
  pathOf: ((licence: LicenceRecord) => string) | undefined;
  actions: LicenceActions;
};

const Standing = ({ standing: { held, work, former }, ...part }: PartProps & { standing: LicenceStanding<LicenceRecord> }) => (
  <>
    {held && <Row licence={held} isRenewing={work !== null} {...part} />}
    {work && <Row licence={work} isRenewing={false} {...part} />}
    {former.length > 0 && (
      <Disclosure label={`Histórico: ${countOf(former.length, 'licença', 'licenças')}`}>
        <chakra.ul display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" py="2">
          {former.map((one) => (
            <chakra.li key={one.id} display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
              <chakra.span color="fg.muted" fontSize="sm">
                {one.renewal === 'undone' ? 'Renovação desfeita' : <LicenceEnd licence={one} />}
              </chakra.span>
              {one.renewal !== 'undone' && <LicenceFacts licence={one} city={part.city} />}
              <LicencePapers licence={one} all={part.all} handling={{ side: 'client', load: part.actions.papers.load }} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Disclosure>
    )}
  </>
);

const Row = ({ licence, isRenewing, all, city, pathOf, actions }: PartProps & { licence: LicenceRecord; isRenewing: boolean }) => {
  const { status, observation, renewal, requests, papers, answered_at, valid_until } = licence;
  const label = licenceName(licence);
  const isRenewal = renewal === 'running';
  const change = `Mudar ${isRenewal ? `a renovação: ${label}` : label}`;
  const lacking = isWorkOver(status) || isInForce(status) ? 0 : lackingLicencePapers(licence, all).length;
  return (
    <chakra.div display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" gap="1" alignItems="start">
        <chakra.div flex="1" minW={0} display="grid" gap="1">
          <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
            {isRenewal ? `Renovação: ${label}` : label}
            <LicenceBadge licence={licence} />
            {answered_at && <StatusBadge status={{ label: 'O médico respondeu', tone: 'attention' }} />}
          </chakra.span>
          {valid_until && (
            <chakra.span fontSize="sm">
              <LicenceEnd licence={licence} />
            </chakra.span>
          )}
          {observation && (
            <chakra.span fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              {observation}
            </chakra.span>
          )}
        </chakra.div>
        {actions.renew && valid_until && !isRenewing && (
          <IconButton label={`Renovar ${label}`} icon={RefreshCw} onClick={() => actions.renew?.(licence)} />
        )}
        {actions.undo && isRenewal && (
          <IconButton label={`Desfazer a renovação: ${label}`} icon={Undo2} onClick={() => actions.undo?.(licence)} />
        )}
        {pathOf && <ButtonLink variant="ghost" icon={Pencil} to={pathOf(licence)} aria-label={change} title={change} />}
      </chakra.div>
      <Disclosure
        label={[
          countOf(papers.length, 'documento', 'documentos'),
          lacking > 0 && `falta${lacking === 1 ? '' : 'm'} ${lacking}`,
          requests.length > 0 && countOf(requests.length, 'pedido ao médico', 'pedidos ao médico'),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" py="2" key={status}>
          <LicenceRequests licence={licence} />
          {valid_until && <LicenceFacts licence={licence} city={city} />}
          <LicencePapers licence={licence} all={all} handling={actions.papers} />
        </chakra.div>
      </Disclosure>
    </chakra.div>
  );
};

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
  },
});
