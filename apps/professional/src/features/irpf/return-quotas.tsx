import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { incomeTaxQuotaMutations, incomeTaxQuotaQueries } from '@esteto/api-client/tax/income-tax-quota';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import type { IncomeTaxFile, OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { incomeTaxQuotaMachine } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import { QUOTAS_TITLE, quotaName, quotaNote, quotaStanding } from '@esteto/features/tax/income-tax/quota-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Paperclip, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { OwnFiles } from './own-files.tsx';

/** Quotas of the tax of a delivered return: when each is due, what it costs today, its guide, and what its person says they paid. */
export const ReturnQuotas = ({ row }: { row: OwnReturn }) => {
  const { data, error, refetch, isFetching } = useQuery(incomeTaxQuotaQueries.own(useCompanyScope()));
  if (data) return <Quotas quotas={data.filter(({ income_tax_id }) => income_tax_id === row.id)} files={row.files} />;
  return error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
};

const Quotas = ({ quotas, files }: { quotas: readonly IncomeTaxQuota[]; files: readonly IncomeTaxFile[] }) => {
  const id = useId();
  if (quotas.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>{QUOTAS_TITLE}</QuietHeading>
      <LineList>
        {quotas.map((quota) => (
          <Quota key={quota.id} quota={quota} files={files.filter(({ quota_id }) => quota_id === quota.id)} />
        ))}
      </LineList>
    </section>
  );
};

type QuotaProps = { quota: IncomeTaxQuota; files: readonly IncomeTaxFile[] };

const Quota = ({ quota, files }: QuotaProps) => {
  const { search } = useLocation();
  const canEdit = useCan(ownIncomeTaxes.edit);
  const legal = canEdit ? incomeTaxQuotaMachine.legalActions(quota.status, 'client') : [];
  const name = `${quota.number}ª quota`;
  const to = (form: string) => `${quota.income_tax_id}/quotas/${quota.id}/${form}${search}`;
  return (
    <Line title={quotaName(quota)} note={quotaNote(quota)}>
      <StatusBadge status={quotaStanding(quota, today())} />
      {legal.includes('pay') && (
        <ButtonLink icon={CircleCheck} aria-label={`Informar pagamento: ${name}`} to={to('pagamento')}>
          Informar pagamento
        </ButtonLink>
      )}
      {legal.includes('reopen') && (
        <>
          <ButtonLink icon={Paperclip} aria-label={`Enviar comprovante: ${name}`} to={to('comprovante')}>
            Enviar comprovante
          </ButtonLink>
          <Undo quota={quota} />
        </>
      )}
      {files.length > 0 && <Files files={files} canEdit={canEdit} />}
    </Line>
  );
};

const Undo = ({ quota: { id, version, number } }: { quota: IncomeTaxQuota }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { mutateAsync: unpay } = useMutation(incomeTaxQuotaMutations.unpay);
  const ask = () =>
    confirm({
      title: 'Desfazer o pagamento',
      message: `A ${number}ª quota volta a constar como a pagar. O comprovante fica guardado.`,
      confirmLabel: 'Desfazer',
      negative: true,
      action: () => unpay({ ...scope, id, body: { version } }),
    });
  return (
    <Button icon={Undo2} aria-label={`Desfazer o pagamento: ${number}ª quota`} onClick={() => void ask()}>
      Desfazer
    </Button>
  );
};

/** The guide that the team made, and what its person sent. */
const Files = ({ files, canEdit }: { files: readonly IncomeTaxFile[]; canEdit: boolean }) => {
  const scope = useCompanyScope();
  return (
    <chakra.div flexBasis="full" minW={0}>
      {files
        .filter(({ from_client }) => !from_client)
        .map(({ id, name, mime, role }) => (
          <FileRow
            key={id}
            label={`${incomeTaxFileRoleLabel[role]}: ${name}`}
            name={name}
            mime={mime}
            load={() => call(ownIncomeTax.file, { ...scope, id })}
          />
        ))}
      <OwnFiles files={files.filter(({ from_client }) => from_client)} mayTakeBack={canEdit} />
    </chakra.div>
  );
};
