import { chakra } from '@chakra-ui/react';
import { incomeTaxYearMutations, incomeTaxYearQueries } from '@esteto/api-client/tax/income-tax-year';
import { useCan } from '@esteto/auth/can/can.tsx';
import { incomeTaxYears } from '@esteto/contract/access';
import type { IncomeTaxYearRow } from '@esteto/contract/tax/income-tax-year';
import { IRPF_DELIVERY } from '@esteto/domain/law/tax/tables/irpf-delivery-table';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { type IncomeTaxYearForm, incomeTaxYearEditForm, incomeTaxYearForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { STANDARD_CHECKLIST, STANDARD_TEMPLATES } from '@esteto/domain/tax/income-tax/standard-year';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, History, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { path } from '../../../path.ts';
import { YearFields } from './year-fields.tsx';

type Asked = { year: IncomeTaxYearRow | null };

/** How the returns of each year are made: what was created of a year already stays as it was, but for the last day to deliver. */
export default function IncomeTaxSettingsPage() {
  const canEdit = useCan(incomeTaxYears.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: known } = useQuery(incomeTaxYearQueries.list({}));
  return (
    <Page
      title="Configurações de IRPF"
      subtitle="Prazo, preço e o que se pede em cada exercício. Só o prazo muda também nas declarações que ainda não foram entregues, nas quotas e nas obrigações."
      action={
        canEdit && (
          <Button variant="primary" icon={Plus} onClick={() => setAsked({ year: null })}>
            Novo exercício
          </Button>
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
                <YearCard key={year.id} year={year} edit={canEdit ? () => setAsked({ year }) : undefined} />
              ))}
            </chakra.div>
          )
        }
      </QueryCard>
      {asked && <YearForm {...asked} latest={known?.[0]} onClose={() => setAsked(null)} />}
      <Outlet />
    </Page>
  );
}

const YearCard = ({ year, edit }: { year: IncomeTaxYearRow; edit: (() => void) | undefined }) => (
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
        {edit && (
          <Button size="sm" icon={Pencil} onClick={edit}>
            Editar {year.exercise_year}
          </Button>
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

type YearFormProps = Asked & { latest: IncomeTaxYearRow | undefined; onClose: () => void };

/** A new year begins with the words and the price of the latest one. */
const YearForm = ({ year, latest, onClose }: YearFormProps) => {
  const { mutateAsync: create } = useMutation(incomeTaxYearMutations.create);
  const { mutateAsync: update } = useMutation(incomeTaxYearMutations.update);
  const over = { onAnswer: () => undefined, onClose };
  if (year === null)
    return (
      <FormOver
        {...over}
        form={{
          title: 'Novo exercício',
          size: 'lg',
          schema: incomeTaxYearForm,
          initial: startOf(latest),
          mutation: { mutationFn: ({ body }: { body: IncomeTaxYearForm }) => create({ body }) },
          done: 'Exercício incluído.',
          submitLabel: 'Incluir exercício',
          children: <YearFields isNew />,
        }}
      />
    );
  const { id, version, opens_on, deadline, price, waits_for_payment, source, checklist, templates } = year;
  return (
    <FormOver
      {...over}
      form={{
        title: `Exercício ${year.exercise_year}`,
        subtitle: 'O que já foi criado fica como está; só o prazo muda nele também.',
        size: 'lg',
        schema: incomeTaxYearEditForm,
        initial: { opens_on, deadline, price, waits_for_payment, source, checklist, templates },
        mutation: {
          mutationFn: ({ body }: { body: Omit<IncomeTaxYearForm, 'exercise_year'> }) => update({ id, body: { ...body, version } }),
        },
        done: 'Exercício salvo.',
        submitLabel: 'Salvar',
        children: <YearFields isNew={false} />,
      }}
    />
  );
};

/** With the dates of its act, where that is known already. */
const startOf = (latest: IncomeTaxYearRow | undefined) => ({
  ...newDates(latest ? latest.exercise_year + 1 : Number(today().slice(0, 4))),
  ...(latest && { price: latest.price }),
  waits_for_payment: latest?.waits_for_payment ?? false,
  checklist: [...(latest?.checklist ?? STANDARD_CHECKLIST)],
  templates: [...(latest?.templates ?? STANDARD_TEMPLATES)],
});

const newDates = (exercise_year: number) => IRPF_DELIVERY.find((act) => act.exercise_year === exercise_year) ?? { exercise_year };
