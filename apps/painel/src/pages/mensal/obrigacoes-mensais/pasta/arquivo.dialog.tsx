import { receiptPaperMutations, receiptPaperQueries } from '@esteto/api-client/money/receipt-paper';
import type { ReceiptPaperDetail } from '@esteto/contract/money/receipt-paper';
import { receiptForm } from '@esteto/domain/month/receipt/receipt-form';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { FieldGrid, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { CompanyField } from '../../../../features/empresa/company-field.tsx';
import { FileBeside } from '../../../../features/pasta/file-beside.tsx';
import { path } from '../../../../path.ts';
import { ProvenFields } from './proven-fields.tsx';
import { receiptFile } from './receipt-file.ts';

export default function ReceiptPaperDialog() {
  const id = Number(useParams().receiptPaperId);
  // The next one begins anew.
  return <Receipt key={id} id={id} />;
}

/** A receipt beside what was read of it: mended and delivered; then the next of which something is to be said. */
const Receipt = ({ id }: { id: number }) => {
  const { search } = useLocation();
  const next = useQuery(receiptPaperQueries.detail({ id })).data?.next_id;
  return (
    <FormDialog
      title={(paper) => paper?.file_name ?? 'Recibo'}
      subtitle={(paper) => paper && <Subtitle paper={paper} />}
      size="lg"
      id={id}
      schema={receiptForm}
      record={receiptPaperQueries.detail}
      refuse={refusal}
      mutation={receiptPaperMutations.deliver}
      done="Obrigação entregue."
      submitLabel="Entregar"
      cancelLabel="Deixar para depois"
      to={(next ? path('/painel/mensal/obrigacoes-mensais/pasta/arquivo/:receiptPaperId', { receiptPaperId: next }) : FOLDER) + search}
    >
      {(paper) => paper && <Fields paper={paper} />}
    </FormDialog>
  );
};

const FOLDER = path('/painel/mensal/obrigacoes-mensais/pasta');

/** Why it is not delivered, or by which template it was read; and the way to teach one. */
const Subtitle = ({ paper: { id, problem, taught, words } }: { paper: ReceiptPaperDetail }) => (
  <>
    {problem ?? taught}
    {problem && words && (
      <>
        {' '}
        <Link to={path('/painel/mensal/obrigacoes-mensais/pasta/arquivo/:receiptPaperId/ensinar', { receiptPaperId: id })}>
          Ensinar o modelo
        </Link>
      </>
    )}
  </>
);

const refusal = ({ state, useless, obligation_id }: ReceiptPaperDetail) => {
  if (useless) return { why: useless };
  if (state === 'reading') return { why: 'Este arquivo ainda está sendo lido.' };
  if (state === 'queued') return { why: 'Este recibo está na fila para ser entregue.' };
  if (state !== 'delivered' || obligation_id === null) return null;
  const to = path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: obligation_id });
  return { why: 'Este recibo já foi entregue.', action: <ButtonLink to={to}>Ver a obrigação</ButtonLink> };
};

const Fields = ({ paper }: { paper: ReceiptPaperDetail }) => {
  const { company_id, company_name, field_notes, office_rules, official } = paper;
  const notes: Readonly<Record<string, string>> = Object.fromEntries(field_notes.map(({ field, words }) => [field, words]));
  return (
    <FileBeside gridColumn={spanOf()} file={receiptFile(paper)}>
      <FieldGrid alignContent="start">
        <CompanyField help={notes['company_id']} selected={company_id === null ? null : { value: company_id, label: company_name ?? '' }} />
        <ProvenFields officeRules={office_rules} help={notes['what'] ?? notes['obligation']} />
        <MonthField name="competence" span={3} help={notes['competence']} />
        <DateField name="delivered_on" span={3} help={notes['delivered_on']} />
        <TextField name="protocol_number" help={notes['protocol_number']} />
        {official && (
          <p>
            O fechamento do mês recebe, do extrato: receita {formatMoney(official.revenue_official)}, RBT12{' '}
            {formatMoney(official.rbt12_official)}, DAS {formatMoney(official.das_official)}.
          </p>
        )}
      </FieldGrid>
    </FileBeside>
  );
};
