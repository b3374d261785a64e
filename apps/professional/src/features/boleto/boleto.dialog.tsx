import { call } from '@esteto/api-client/api';
import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownBoletos } from '@esteto/contract/access';
import { boleto as contract } from '@esteto/contract/money/boleto';
import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { boletoStatusLabel, boletoStatusTone, isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { onDate } from '@esteto/domain/shared/date/date';
import { BoletoFacts } from '@esteto/features/money/boleto/boleto-facts.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { path } from '../../path.ts';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { NewGuide } from './new-guide.tsx';

/** A boleto with all that it takes to pay it. That it was opened is noted: the team sees who has seen it. */
export default function BoletoDialog() {
  const here = { ...useCompanyScope(), id: Number(useParams().boletoId) };
  const canEdit = useCan(ownBoletos.edit);
  const { search } = useLocation();
  useNoteSeen(here, canEdit);
  return (
    <RecordDialog
      noun="Boleto"
      query={boletoQueries.ownDetail(here)}
      title={({ description }) => description}
      subtitle={({ status, claimed_on }) => (
        <>
          <StatusBadge status={{ label: boletoStatusLabel[status], tone: boletoStatusTone[status] }} />
          {claimed_on && isOpenBoleto(status) && ` Você informou que pagou ${onDate(claimed_on, today())}; a equipe confere.`}
        </>
      )}
      footer={(boleto) => (
        <>
          <NewGuide boleto={boleto} />
          {canEdit && isOpenBoleto(boleto.status) && (
            <ButtonLink icon={CircleCheck} to={`pagamento${search}`}>
              Já paguei
            </ButtonLink>
          )}
        </>
      )}
    >
      {(boleto) => (
        <BoletoFacts boleto={boleto} reader="client" hrefOf={hrefOf}>
          {boleto.file && (
            <FileRow
              label={boleto.file.mime === fileMime.pdf ? 'PDF do boleto' : 'Imagem do boleto'}
              name={boleto.file.name}
              mime={boleto.file.mime}
              load={() => call(contract.ownFile, here)}
            />
          )}
          {boleto.proof && (
            <FileRow
              label="Comprovante que você enviou"
              name={boleto.proof.name}
              mime={boleto.proof.mime}
              load={() => call(contract.ownProof, here)}
            />
          )}
        </BoletoFacts>
      )}
    </RecordDialog>
  );
}

const hrefOf = (boletoId: number): string => path('/app/boleto/:boletoId', { boletoId });

/** Once for each opening, of whoever also tells of payments. */
const useNoteSeen = ({ company_id, id }: { company_id: number; id: number }, isPayer: boolean): void => {
  const { mutate } = useMutation(boletoMutations.see);
  useEffect(() => {
    if (isPayer) mutate({ company_id, id });
  }, [mutate, company_id, id, isPayer]);
};
