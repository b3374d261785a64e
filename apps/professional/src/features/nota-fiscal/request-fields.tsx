import { chakra } from '@chakra-ui/react';
import { clientQueries } from '@esteto/api-client/billing/client';
import { invoiceQueries } from '@esteto/api-client/billing/invoice';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { clients, partner } from '@esteto/contract/access';
import type { ClientDetail, ClientRow } from '@esteto/contract/billing/client';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { AskedBefore, type FormerRequests } from '@esteto/features/billing/invoice/asked-before.tsx';
import { Effects } from '@esteto/features/billing/invoice/effects.tsx';
import { InvoiceRequestFields } from '@esteto/features/billing/invoice/invoice-request-fields.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import type { Repeated } from './repeated-query.ts';
import type { ShiftsInvoice } from './shifts-query.ts';
import { YouReceive } from './you-receive.tsx';

type RequestFieldsProps = {
  /** The client chosen before. */
  preset: number | null;
  /** What an invoice that is repeated has brought. */
  repeated?: Repeated;
  /** What shifts of the calendar have brought. */
  shifts?: ShiftsInvoice;
  /** Made meanwhile, over the request. */
  created: ClientDetail | null;
  onCreate: () => void;
};

/** What a doctor says when asking for an invoice. */
export const RequestFields = ({ preset, repeated, shifts, created, onCreate }: RequestFieldsProps) => {
  const { setValue } = useFormStore();
  useEffect(() => {
    if (created) setValue('client_id', created.id);
  }, [created, setValue]);
  const chosen = useFieldValue<number | null>('client_id');
  const { data: client } = useClient(chosen);
  const { data: presetClient } = useClient(preset);
  const known = created ?? repeated?.client ?? presetClient ?? shifts?.client ?? undefined;
  const scope = useCompanyScope();
  const former: FormerRequests = {
    list: (input) => invoiceQueries.list({ ...scope, ...input }),
    detail: (input) => invoiceQueries.detail({ ...scope, ...input }),
  };
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
      <WithoutClient onCreate={onCreate} />
      <InvoiceRequestFields client={client} repeated={repeated} notesHelp="Só a nossa equipe lê. Não sai na nota.">
        <YouReceive client={client} />
        <PartnersEffects issWithheld={client?.person_type === 'PJ' && client.withholds_iss} />
      </InvoiceRequestFields>
      <AskedBefore former={former} contract_number={client?.contract_number ?? null} />
    </>
  );
};

/** Taxes are the partners' matter. */
const PartnersEffects = ({ issWithheld }: { issWithheld: boolean }) => {
  const scope = useCompanyScope();
  const { company } = useIdentity();
  const isPartner = useCan(partner());
  return (
    isPartner &&
    company && <Effects company={company} issWithheld={issWithheld} query={(asked) => invoiceQueries.effects({ ...scope, ...asked })} />
  );
};

/** The way on for somebody whose client is not in the list, or who may not see the list. */
const WithoutClient = ({ onCreate }: { onCreate: () => void }) => {
  const maySee = useCan(clients.view);
  const mayCreate = useCan(clients.edit);
  if (maySee && !mayCreate) return null;
  return (
    <chakra.p gridColumn={spanOf()} mt="-3.5" color="fg.muted" fontSize="sm">
      {maySee ? (
        <>
          Não está na lista?{' '}
          <Button size="sm" variant="ghost" onClick={onCreate}>
            Cadastrar tomador
          </Button>
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

const toOption = ({
  id,
  name,
  fantasy_name,
  document,
}: Pick<ClientRow, 'id' | 'name'> & Partial<Pick<ClientRow, 'fantasy_name' | 'document'>>) => ({
  value: id,
  label: name,
  detail: [fantasy_name, document && shownDocument(document)].filter(Boolean).join(' · '),
});
