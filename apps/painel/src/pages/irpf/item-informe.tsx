import { chakra } from '@chakra-ui/react';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { IncomeTaxDossierInforme } from '@esteto/contract/tax/income-tax-dossier';
import type { IncomeTaxFile } from '@esteto/contract/tax/income-tax-record';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { formatAmount } from '@esteto/domain/shared/money/money';
import { INFORME_PARTS, informePartLabel, isToAsk } from '@esteto/domain/tax/income-tax/informe-comparison';
import { informeReadingLabel, informeReadingTone } from '@esteto/domain/tax/income-tax/informe-reading';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { path } from '../../path.ts';
import { informesQuery } from './informe-query.ts';

export type InformeHome = Pick<IncomeTaxDetail, 'id' | 'user_id' | 'exercise_year'>;

type Read = NonNullable<NonNullable<IncomeTaxFile['reading']>['informe']>;

/** What came of a file that was sent as a statement of income: why it was not read, or what it says beside what is recorded. Whoever looks decides. */
export const ItemInforme = ({ home, file, canEdit }: { home: InformeHome; file: IncomeTaxFile; canEdit: boolean }) => {
  if (!file.reading) return null;
  const { status, reason, informe } = file.reading;
  return (
    <chakra.div display="grid" gap="2" mt="2" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <StatusBadge status={{ label: informeReadingLabel[status], tone: informeReadingTone[status] }} />{' '}
        <chakra.span color="fg.muted" fontSize="sm">
          {informe ? `${informe.payer_name} · CNPJ ${formatCnpj(informe.payer_cnpj)} · ${file.name}` : file.name}
        </chakra.span>
      </div>
      {reason && <p>{reason}</p>}
      {informe && <Compared home={home} file_id={file.id} informe={informe} canEdit={canEdit} />}
    </chakra.div>
  );
};

type ComparedProps = { home: InformeHome; file_id: number; informe: Read; canEdit: boolean };

const Compared = ({ home, file_id, informe, canEdit }: ComparedProps) => {
  const { data, error, refetch, isFetching } = useQuery(informesQuery(home));
  const compared = data?.find((one) => one.file_id === file_id);
  return (
    <>
      <Figures informe={informe} compared={compared} />
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {data && !isFetching && (
        <chakra.p color="fg.muted" fontSize="sm">
          {compared ? standsOf(compared) : 'O Esteto não tem os dados deste ano para comparar.'}
        </chakra.p>
      )}
      {canEdit && compared && isToAsk(compared) && (
        <div>
          <ButtonLink
            size="sm"
            icon={MessageSquarePlus}
            to={`${path('/painel/irpf/:irpfId/pendencia', { irpfId: home.id })}?informe=${file_id}`}
            aria-label={`Pedir ao médico sobre o informe de ${informe.payer_name}`}
          >
            Pedir ao médico
          </ButtonLink>
        </div>
      )}
    </>
  );
};

/** What the dossier makes of it. */
const standsOf = ({ standing, set_aside, sources }: IncomeTaxDossierInforme): string => {
  if (set_aside) return 'Este informe foi deixado de fora do dossiê.';
  if (standing === 'shared') return 'No Esteto consta só o total da folha, de vários sócios: no dossiê conta este informe.';
  if (standing === 'unknown') return 'No Esteto não consta nada dessa fonte pagadora neste ano: no dossiê conta este informe.';
  if (sources.every((source) => source === 'told')) return 'No dossiê este informe conta em lugar do que o médico informou.';
  return 'No dossiê conta o que já consta no Esteto: a diferença só é mostrada.';
};

/** Figures of a payer's statement, beside those that Esteto recorded where it has computed the year; until then the statement alone. */
const Figures = ({ informe, compared }: { informe: Read; compared: IncomeTaxDossierInforme | undefined }) => {
  const lines = compared?.lines ?? INFORME_PARTS.map((part) => ({ part, said: informe[part], recorded: null, difference: null }));
  const isKnown = compared?.standing === 'known';
  return (
    <Table css={WRAPS_ON_PHONE} aria-label={`Informe de ${informe.payer_name}, em reais`}>
      <thead>
        <tr>
          <th scope="col">Em reais</th>
          <th scope="col">Lido</th>
          {isKnown && <th scope="col">No Esteto</th>}
          {isKnown && <th scope="col">Diferença</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ part, said, recorded, difference }) => (
          <tr key={part}>
            <th scope="row">{informePartLabel[part]}</th>
            <td data-numeric>{formatAmount(said)}</td>
            {isKnown && <td data-numeric>{formatAmount(recorded ?? 0)}</td>}
            {isKnown && (
              <td data-numeric data-negative={difference === 0 ? undefined : ''}>
                {difference === 0 ? 'Igual' : formatAmount(difference ?? 0)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
