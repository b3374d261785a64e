import { chakra } from '@chakra-ui/react';
import { incomeTaxYearQueries } from '@esteto/api-client/tax/income-tax-year';
import { useCan } from '@esteto/auth/can/can.tsx';
import { incomeTaxYears } from '@esteto/contract/access';
import type { IncomeTaxYearRow } from '@esteto/contract/tax/income-tax-year';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { FileText, History, Pencil, Plus } from 'lucide-react';
import { Outlet } from 'react-router';
import { path } from '../../../path.ts';

/** How the returns of each year are made: what was created of a year already stays as it was, but for the last day to deliver. */
export default function IncomeTaxSettingsPage() {
  const canEdit = useCan(incomeTaxYears.edit);
  return (
    <Page
      title="Configurações de IRPF"
      subtitle="Prazo, preço e o que se pede em cada exercício. Só o prazo muda também nas declarações que ainda não foram entregues, nas quotas e nas obrigações."
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Plus} to={path('/painel/parametros-de-sistema/configuracoes-irpf/criar')}>
            Novo exercício
          </ButtonLink>
        )
      }
    >
      <QueryCard query={incomeTaxYearQueries.list({})}>
        {(years) =>
          years.length === 0 ? (
            <Card>
              <EmptyState icon={FileText} title="Nenhum exercício ainda." />
            </Card>
          ) : (
            <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
              {years.map((year) => (
                <YearCard key={year.id} year={year} canEdit={canEdit} />
              ))}
            </chakra.div>
          )
        }
      </QueryCard>
      <Outlet />
    </Page>
  );
}

const YearCard = ({ year, canEdit }: { year: IncomeTaxYearRow; canEdit: boolean }) => (
  <Card
    title={`Exercício ${year.exercise_year}`}
    action={
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ButtonLink
          size="sm"
          icon={History}
          to={path('/painel/parametros-de-sistema/configuracoes-irpf/ano/:exerciseId/historico', { exerciseId: year.id })}
        >
          Histórico
        </ButtonLink>
        {canEdit && (
          <ButtonLink
            size="sm"
            icon={Pencil}
            to={path('/painel/parametros-de-sistema/configuracoes-irpf/ano/:exerciseId/editar', { exerciseId: year.id })}
          >
            Editar {year.exercise_year}
          </ButtonLink>
        )}
      </chakra.div>
    }
  >
    <Facts
      facts={[
        { label: 'Abre em', value: formatDateNumeric(year.opens_on) },
        { label: 'Prazo da Receita', value: formatDateNumeric(year.deadline) },
        { label: 'Preço', value: formatMoney(year.price) },
        { label: 'Começo', value: year.waits_for_payment ? 'Depois do pagamento' : 'Sem esperar o pagamento' },
        { label: 'Documentos pedidos', value: countOf(year.checklist.length, 'documento', 'documentos') },
        { label: 'Modelos de pendência', value: countOf(year.templates.length, 'modelo', 'modelos') },
        { label: 'Declarações', value: countOf(year.returns, 'declaração', 'declarações') },
        { label: 'Sem custo', value: year.free.length > 0 ? year.free.map(({ name }) => name).join(', ') : 'Ninguém' },
        { label: 'Fonte das datas', value: year.source },
      ]}
    />
  </Card>
);
