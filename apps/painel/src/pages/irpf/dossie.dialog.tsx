import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxDossierMutations, incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import { useCan } from '@esteto/auth/can/can.tsx';
import { cashBookGeneral, doctorsGeneral, incomeTaxDossiers, rFactors } from '@esteto/contract/access';
import type { IncomeTaxDossier, IncomeTaxDossierLine } from '@esteto/contract/tax/income-tax-dossier';
import { dossierYears } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { DossierView } from '@esteto/features/tax/income-tax/dossier-view.tsx';
import { InformeAside } from '@esteto/features/tax/income-tax/informe-aside.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** What the product knows of the year behind a return, beside what its person told; what it comes to by our own calculation. */
export default function IncomeTaxDossierDialog() {
  const tables = useLawTables();
  return (
    <RecordDialog
      noun="Dossiê"
      size="lg"
      query={incomeTaxQueries.detail({ id: Number(useParams().irpfId) })}
      title={({ user_name, exercise_year }) => `${user_name} · Dossiê de ${calendarYearOf(exercise_year)}`}
    >
      {({ user_id, exercise_year }) => {
        const year = calendarYearOf(exercise_year);
        if (!tables) return <Loading />;
        const years = dossierYears(tables);
        if (!years.includes(year))
          return (
            <p>
              O Esteto calcula os anos de {new Intl.ListFormat('pt-BR').format(years.map(String))}: de {year} não há dossiê.
            </p>
          );
        return (
          <QueryCard query={incomeTaxDossierQueries.detail({ user_id, year })} title="Dossiê">
            {(dossier) => <Known dossier={dossier} />}
          </QueryCard>
        );
      }}
    </RecordDialog>
  );
}

const Known = ({ dossier }: { dossier: IncomeTaxDossier }) => {
  const canEdit = useCan(incomeTaxDossiers.edit);
  const { mutate: setAside } = useMutation(incomeTaxDossierMutations.setAsideFor);
  const seesPayroll = useCan(rFactors.view);
  const seesInvoices = useCan(doctorsGeneral.view);
  const seesBooks = useCan(cashBookGeneral.view);
  /** Where the team sees what a line was counted from, as far as this person may. */
  const linkOf = ({ source, company_id }: IncomeTaxDossierLine): string | null => {
    if (source === 'cash_book') return seesBooks ? `${path('/painel/livro-caixa/geral')}?search=${dossier.person.cpf ?? ''}` : null;
    if (company_id === null) return null;
    if (source === 'payroll')
      return seesPayroll ? path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: company_id }) : null;
    return source === 'invoices' && seesInvoices
      ? path('/painel/medicos/geral/empresa/:companyId/notas-fiscais', { companyId: company_id })
      : null;
  };
  return (
    <DossierView
      dossier={dossier}
      linkOf={linkOf}
      more={canEdit ? (line) => <InformeAside line={line} change={(input) => setAside(input)} /> : undefined}
    />
  );
};
