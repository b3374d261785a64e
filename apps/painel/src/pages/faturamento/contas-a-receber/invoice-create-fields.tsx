import { chakra } from '@chakra-ui/react';
import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import type { InvoiceParties } from '@esteto/contract/billing/receivable-answer';
import type { FilterOptions } from '@esteto/contract/office/filter-option';
import { suggestedWithholdings } from '@esteto/domain/billing/invoice/suggested-withholdings';
import type { IssWithholder } from '@esteto/domain/law/tax/invoice-amounts';
import { AskedBefore, type FormerRequests } from '@esteto/features/billing/invoice/asked-before.tsx';
import { Effects } from '@esteto/features/billing/invoice/effects.tsx';
import type { EffectsQuery } from '@esteto/features/billing/invoice/effects-panel.tsx';
import { expectedTaxes } from '@esteto/features/billing/invoice/expected-taxes';
import { InvoiceRequestFields } from '@esteto/features/billing/invoice/invoice-request-fields.tsx';
import { TaxReasons } from '@esteto/features/billing/invoice/tax-reasons.tsx';
import { useSuggestion } from '@esteto/features/billing/invoice/use-suggestion';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import { Barred } from '../../../features/emissao/barred.tsx';
import { type Chosen, toOption } from './chosen-query.ts';
import { NetAmount } from './net-amount.tsx';
import { TaxFields } from './tax-fields.tsx';

/** What the form asks: whom to choose, what follows from them, and what the invoice would do. */
export type CreateQueries = {
  companies: QueryFactory<{ search?: string | null }, FilterOptions>;
  clients: QueryFactory<{ search?: string | null; company_id: number | null; active: true }, FilterOptions>;
  parties: QueryFactory<{ client_id: number }, InvoiceParties>;
  former: FormerRequests;
  effects: QueryFactory<{ company_id: number } & Parameters<EffectsQuery>[0], InvoiceEffectsAnswer>;
};

type InvoiceCreateFieldsProps = { chosen?: Chosen; queries: CreateQueries };

/** What staff says when asking for an invoice: whose, and then as its doctor would, with the taxes that the law and the client's record propose. */
export const InvoiceCreateFields = ({ chosen = {}, queries }: InvoiceCreateFieldsProps) => {
  const store = useFormStore();
  // Undefined until the form has begun.
  const company_id = useFieldValue<number | null | undefined>('company_id') ?? null;
  const client_id = useFieldValue<number | null | undefined>('client_id') ?? null;
  const { data: parties } = useQuery({
    ...asQuery(queries.parties({ client_id: client_id ?? 0 })),
    enabled: client_id !== null,
  });
  return (
    <>
      <SearchSelectField
        name="company_id"
        search={({ search }) => queries.companies({ search })}
        toOption={toOption}
        selected={chosen.company}
        placeholder="Busque por nome ou CNPJ"
        // A client is one company's.
        onChosen={() => store.setValue('client_id', null)}
        autoFocus
      />
      <SearchSelectField
        key={company_id}
        name="client_id"
        search={({ search }) => queries.clients({ search, company_id, active: true })}
        toOption={toOption}
        selected={company_id === chosen.company_id ? chosen.client : undefined}
        placeholder={company_id === null ? 'Escolha primeiro a empresa' : 'Busque por nome ou documento'}
        disabled={company_id === null}
      />
      {parties?.company.bar && <Barred bar={parties.company.bar} help="Por que a nota é solicitada mesmo assim. Fica no histórico dela." />}
      {parties?.company.nf_requirements && (
        <chakra.div gridColumn="1 / -1" whiteSpace="pre-line">
          <Banner tone="running">Exigências para a nota desta empresa: {parties.company.nf_requirements}</Banner>
        </chakra.div>
      )}
      <InvoiceRequestFields client={parties?.client} notesHelp="Só a equipe lê. Não sai na nota.">
        <ProposedTaxes parties={parties} effects={queries.effects} />
      </InvoiceRequestFields>
      <AskedBefore former={queries.former} contract_number={parties?.client.contract_number ?? null} />
    </>
  );
};

type ProposedTaxesProps = { parties: InvoiceParties | undefined; effects: CreateQueries['effects'] };

const ProposedTaxes = ({ parties, effects }: ProposedTaxesProps) => {
  const typed = useFieldValue('gross_amount');
  const gross = Number.isSafeInteger(typed) ? (typed as number) : 0;
  const month = useFieldValue('competence');
  const withheld = useFieldValue<IssWithholder | null | undefined>('iss_withheld');
  const competence = typeof month === 'string' ? month : '';
  const tables = useLawTables();
  const proposed = parties && tables && suggestedWithholdings(gross, parties.company, parties.client, competence, tables);
  const expected = parties && tables && expectedTaxes(gross, parties.company, parties.client, competence, tables);
  useSuggestion('iss_rate', proposed?.iss_rate);
  useSuggestion('iss_withheld', proposed?.iss_withheld);
  useSuggestion('irrf', proposed?.irrf);
  useSuggestion('csrf_withheld_total', proposed?.csrf_withheld_total);
  useSuggestion('inss_withheld', proposed?.inss_withheld);
  return (
    <>
      <TaxFields>
        {expected && gross > 0 && (
          <chakra.div gridColumn={spanOf()}>
            <TaxReasons taxes={expected.taxes} />
          </chakra.div>
        )}
      </TaxFields>
      <NetAmount />
      {parties && (
        <Effects
          company={parties.company}
          issWithheld={(withheld ?? 'none') !== 'none'}
          query={(request) => effects({ company_id: parties.company.id, ...request })}
        />
      )}
    </>
  );
};
