import { chakra } from '@chakra-ui/react';
import { clientQueries } from '@esteto/api-client/billing/client';
import { invoiceQueries } from '@esteto/api-client/billing/invoice';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { clients, partner } from '@esteto/contract/access';
import type { ClientDetail, ClientRow } from '@esteto/contract/billing/client';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { AskedBefore, type FormerRequests } from '@esteto/features/billing/invoice/asked-before.tsx';
import { Effects } from '@esteto/features/billing/invoice/effects.tsx';
import { expectedTaxes } from '@esteto/features/billing/invoice/expected-taxes';
import { InvoiceRequestFields } from '@esteto/features/billing/invoice/invoice-request-fields.tsx';
import { TaxReasons } from '@esteto/features/billing/invoice/tax-reasons.tsx';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import type { Repeated } from './repeated-query.ts';
import type { ShiftsInvoice } from './shifts-query.ts';

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
  const selected = created ?? repeated?.client ?? presetClient ?? shifts?.client ?? undefined;
  const scope = useCompanyScope();
  const former: FormerRequests = {
    list: (input) => invoiceQueries.list({ ...scope, ...input }),
    detail: (input) => invoiceQueries.detail({ ...scope, ...input }),
  };
  return (
    <>
      <SearchSelectField
        key={selected?.id}
        name="client_id"
        search={clientQueries.list}
        toOption={toOption}
        selected={selected && toOption(selected)}
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
    company && <Effects company={company} issWithheld={issWithheld} query={(request) => invoiceQueries.effects({ ...scope, ...request })} />
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

/** What will reach the doctor's account, while the amount is typed: the client's habits within the law, as staff will start from. */
const YouReceive = ({ client }: { client: ClientDetail | undefined }) => {
  const gross = useFieldValue('gross_amount');
  const competence = useFieldValue('competence');
  const { company } = useIdentity();
  const tables = useLawTables();
  if (!client || !company || !tables || !Number.isSafeInteger(gross) || (gross as number) <= 0) return null;
  const expected = expectedTaxes(gross as number, company, client, typeof competence === 'string' ? competence : '', tables);
  if (!expected) return null;
  const { net, taxes } = expected;
  const kept = taxes.flatMap(({ name, amount }) => (amount ? [`${name} ${formatMoney(amount)}`] : []));
  return (
    <Frame gridColumn={spanOf()}>
      <chakra.div aria-live="polite" display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" justifyContent="space-between">
          <chakra.span fontWeight="medium">Você recebe</chakra.span>
          <Money cents={net} size="hero" />
        </chakra.div>
        <chakra.p color="fg.muted" fontSize="sm">
          {kept.length > 0 ? `O tomador retém ${kept.join(', ')}. ` : 'O tomador não retém impostos. '}
          Previsão pelo cadastro: a equipe confere antes de emitir.
        </chakra.p>
      </chakra.div>
      <TaxReasons taxes={taxes} />
    </Frame>
  );
};

const Frame = chakra('div', { base: { display: 'grid', gap: '1', p: '4', bg: 'brand.subtle', borderRadius: 'control' } });
