import { chakra } from '@chakra-ui/react';
import { incomeTaxDossierMutations, incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxDossiers } from '@esteto/contract/access';
import type { IncomeTaxDossier, IncomeTaxDossierLine } from '@esteto/contract/tax/income-tax-dossier';
import { dossierYears } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { DossierView } from '@esteto/features/tax/income-tax/dossier-view.tsx';
import { InformeAside } from '@esteto/features/tax/income-tax/informe-aside.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { ownGoods } from './own-goods.tsx';

/** What is known of a year of the person and what it comes to; `year`: the one that is shown unless the address names another. */
export const YearDossier = ({ year: usual }: { year: number }) => {
  const scope = useCompanyScope();
  const { search } = useLocation();
  const canEdit = useCan(ownIncomeTaxDossiers.edit);
  const named = Number(useSearchParams()[0].get('ano'));
  const tables = useLawTables();
  if (!tables) return <Loading />;
  const years = dossierYears(tables)
    .filter((one) => one <= Number(today().slice(0, 4)))
    .toReversed();
  const year = years.find((one) => one === named) ?? years.find((one) => one === usual) ?? years[0];
  if (year === undefined) return null;
  return (
    <>
      <Card
        title="O que sabemos do seu ano"
        action={
          canEdit && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <ButtonLink icon={Plus} to={path('/app/irpf/atual/ano/:year/informar', { year }) + search}>
                Informar
              </ButtonLink>
              <ButtonLink icon={Plus} to={path('/app/irpf/atual/ano/:year/novo-bem', { year }) + search}>
                Bem ou dívida
              </ButtonLink>
            </chakra.div>
          )
        }
      >
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <p>
            A conta do ano se faz com o que as suas empresas e o seu livro-caixa já registram, com os informes que você envia e com o que
            você informa. A equipe confere a conta antes de preencher a declaração com ela.
          </p>
          <ChoiceLinks
            label="Ano"
            name="ano"
            choices={years.map((one) => ({ value: String(one), label: String(one) }))}
            chosen={String(year)}
          />
        </chakra.div>
      </Card>
      <QueryCard key={year} query={incomeTaxDossierQueries.own({ ...scope, year })} title={`Imposto de ${year}, exercício ${year + 1}`}>
        {(dossier) => <Sources dossier={dossier} canEdit={canEdit} />}
      </QueryCard>
    </>
  );
};

/** Each source opens where it is; one of another company opens once that company is on the screen. */
const Sources = ({ dossier, canEdit }: { dossier: IncomeTaxDossier; canEdit: boolean }) => {
  const { company_id } = useCompanyScope();
  const { search } = useLocation();
  const linkOf = (line: IncomeTaxDossierLine): string | null => {
    if (line.fact_id !== null)
      return canEdit ? path('/app/irpf/atual/ano/:year/informado/:factId', { year: dossier.year, factId: line.fact_id }) + search : null;
    if (line.source === 'cash_book') return path('/app/livro-caixa');
    if (line.company_id !== company_id) return null;
    return line.source === 'invoices' ? path('/app/faturamento/contas-a-receber', undefined, { search: line.name }) : null;
  };
  const elsewhere = dossier.lines.some((line) => line.company_id !== null && line.company_id !== company_id && line.source !== 'payroll');
  return (
    <>
      <DossierView
        dossier={dossier}
        linkOf={linkOf}
        goodsMoves={canEdit ? ownGoods(dossier.year) : undefined}
        more={canEdit ? (line) => <Moves line={line} /> : undefined}
      />
      {elsewhere && (
        <chakra.p color="fg.muted" fontSize="sm">
          Notas de outra empresa sua se abrem daqui depois de escolher essa empresa no alto da tela.
        </chakra.p>
      )}
    </>
  );
};

const Moves = ({ line }: { line: IncomeTaxDossierLine }) => {
  const scope = useCompanyScope();
  const { mutate: setAside } = useMutation(incomeTaxDossierMutations.setAside);
  if (line.fact_id !== null) return <Withdraw id={line.fact_id} name={line.name} />;
  return <InformeAside line={line} change={(input) => setAside({ ...scope, ...input })} />;
};

const Withdraw = ({ id, name }: { id: number; name: string }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { mutateAsync: withdraw } = useMutation(incomeTaxDossierMutations.withdraw);
  const ask = () =>
    confirm({
      title: 'Retirar o que você informou',
      message: `${name} sai da conta do seu ano.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => withdraw({ ...scope, id }),
    });
  return <IconButton label={`Retirar ${name}`} icon={Trash2} onClick={() => void ask()} />;
};
