import { chakra } from '@chakra-ui/react';
import { clientQueries } from '@esteto/api-client/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { clients, partner } from '@esteto/contract/access';
import type { ClientDetail, ClientRow } from '@esteto/contract/client';
import { placeholderValues } from '@esteto/domain/invoice/description-template';
import { isCompetence } from '@esteto/domain/shared/competence';
import { addDays } from '@esteto/domain/shared/date';
import { formatDocument } from '@esteto/domain/shared/document';
import { DescriptionField, useAsksForShifts } from '@esteto/shell/invoice/description-field.tsx';
import { DateField } from '@esteto/ui/field/date-field.tsx';
import { spanOf } from '@esteto/ui/field/field-grid.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { MonthField } from '@esteto/ui/field/month-field.tsx';
import { SearchSelectField } from '@esteto/ui/field/search-select-field.tsx';
import { TextAreaField } from '@esteto/ui/field/text-area-field.tsx';
import { TextField } from '@esteto/ui/field/text-field.tsx';
import { useFieldValue } from '@esteto/ui/form/use-field-value';
import { Link } from '@esteto/ui/link/link.tsx';
import { Loading } from '@esteto/ui/states/loading.tsx';
import { today } from '@esteto/ui/today/today';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { path } from '../../path.ts';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { Disclosure } from './disclosure.tsx';
import type { Repeated } from './repeated-query.ts';
import { useSuggestion } from './use-suggestion.ts';
import { YouReceive } from './you-receive.tsx';

type RequestFieldsProps = {
  /** The client chosen before. */
  preset: number | null;
  /** What an invoice that is repeated has brought. */
  repeated?: Repeated;
};

/** What a doctor says when asking for an invoice; the client chosen brings its term and its usual text. */
export const RequestFields = ({ preset, repeated }: RequestFieldsProps) => {
  const chosen = useFieldValue<number | null>('client_id');
  const { data: client } = useClient(chosen);
  const { data: presetClient } = useClient(preset);
  const known = repeated?.client ?? presetClient;
  useSuggestion('due_date', client && (dueDateOf(client) ?? repeated?.due_date ?? null), repeated?.due_date);
  useSuggestion('description', client && (client.default_description_template ?? repeated?.description ?? null), repeated?.description);

  return (
    <>
      <SearchSelectField
        key={known?.id}
        name="client_id"
        search={clientQueries.list}
        toOption={toOption}
        selected={known && toOption(known)}
        placeholder="Busque por nome ou documento"
        autoFocus
      />
      <WithoutClient />
      <MoneyField name="gross_amount" span={2} />
      <MonthField name="competence" span={2} />
      <DateField name="due_date" span={2} />
      <YouReceive client={client} />
      <Effects />
      <ServiceDescription client={client} />
      <TextAreaField name="notes" rows={2} help="Só a nossa equipe lê. Não sai na nota." />
    </>
  );
};

const EffectsPanel = lazy(() => import('./effects-panel.tsx'));

/** Taxes are the partners' matter, and a person without a company has none of these. */
const Effects = () => {
  const gross = useFieldValue('gross_amount');
  const competence = useFieldValue('competence');
  const { company } = useIdentity();
  const isPartner = useCan(partner());
  if (!isPartner || !company || company.type === 'natural_person') return null;
  if (typeof gross !== 'number' || gross <= 0 || typeof competence !== 'string' || !isCompetence(competence)) return null;
  return (
    <chakra.div gridColumn={spanOf()} mt="-3.5">
      <Disclosure label="O que esta nota faz">
        <Suspense fallback={<Loading />}>
          <EffectsPanel gross_amount={gross} competence={competence} isSimples={company.tax_regime === 'simples'} />
        </Suspense>
      </Disclosure>
    </chakra.div>
  );
};

const ServiceDescription = ({ client }: { client: ClientDetail | undefined }) => {
  const competence = useFieldValue('competence');
  const shifts = useFieldValue('shifts');
  const values = placeholderValues({
    competence: typeof competence === 'string' && isCompetence(competence) ? competence : null,
    shifts: typeof shifts === 'string' ? shifts : null,
    contract_number: client?.contract_number ?? null,
  });
  const asksForShifts = useAsksForShifts('description');
  return (
    <>
      <DescriptionField name="description" values={values} placeholder="Plantões de 12 h nos dias 3, 10 e 17, por exemplo" />
      {asksForShifts && <TextField name="shifts" placeholder="3, 10 e 17, por exemplo" help="Entram no lugar de {plantões}." />}
    </>
  );
};

/** The way on for somebody whose client is not in the list, or who may not see the list. */
const WithoutClient = () => {
  const maySee = useCan(clients.view);
  const mayCreate = useCan(clients.edit);
  if (maySee && !mayCreate) return null;
  return (
    <chakra.p gridColumn={spanOf()} mt="-3.5" color="fg.muted" fontSize="sm">
      {maySee ? (
        <>
          Não está na lista? <Link to={path('/app/cadastrar-tomador')}>Cadastrar tomador</Link>
        </>
      ) : (
        'Para escolher o tomador, peça a um sócio o acesso a Tomadores.'
      )}
    </chakra.p>
  );
};

const useClient = (id: number | null | undefined) => {
  const scope = useCompanyScope();
  return useQuery({ ...clientQueries.detail({ ...scope, id: id ?? 0 }), enabled: typeof id === 'number' });
};

const toOption = ({ id, name, fantasy_name, document }: Pick<ClientRow, 'id' | 'name' | 'fantasy_name' | 'document'>) => ({
  value: id,
  label: name,
  detail: [fantasy_name, document && formatDocument(document)].filter(Boolean).join(' · '),
});

/** Counted from the request, as the server counts it when the date is left out. */
const dueDateOf = ({ payment_term_days }: ClientDetail): string | null =>
  payment_term_days === null ? null : addDays(today(), payment_term_days);
