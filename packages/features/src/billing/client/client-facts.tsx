import { chakra } from '@chakra-ui/react';
import type { ClientDetail } from '@esteto/contract/billing/client';
import { documentLabel, takerKindLabel } from '@esteto/domain/billing/client/client-kinds';
import { serviceCodeInWords } from '@esteto/domain/billing/nfse/service-codes';
import { formatAddress } from '@esteto/domain/shared/document/address';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Stat } from '@esteto/ui/components/card/stat.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';

/** Which of a client's invoices a figure is made of. */
export type ClientInvoices = { stage?: 'receivable'; status?: 'paid'; paid_late?: 'true' };

type ClientFactsProps = {
  client: ClientDetail;
  /** Where a figure's invoices are listed; left out for whoever may not see them, and with it the figures. */
  invoicesOf?: (filter: ClientInvoices) => string;
};

/** All that is known of a client; what is not known takes no room. */
export const ClientFacts = ({ client, invoicesOf }: ClientFactsProps) => (
  <chakra.div display="grid" gap="6">
    {invoicesOf && <MoneyOf client={client} invoicesOf={invoicesOf} />}
    <Facts
      title="Cadastro"
      facts={[
        { label: documentLabel[client.person_type], value: client.document && shownDocument(client.document, client.person_type) },
        { label: 'Tipo', value: client.taker_kind && takerKindLabel[client.taker_kind] },
        { label: 'E-mail', value: [client.email, client.email_cc].filter(Boolean).join('\n') },
        { label: 'Telefone', value: client.phone && formatPhone(client.phone) },
        { label: 'Endereço', value: client.address && formatAddress(client.address) },
        { label: 'Inscrição municipal', value: client.municipal_registration },
        { label: 'Inscrição estadual', value: client.state_registration },
        { label: 'CAEPF', value: client.caepf },
      ]}
    />
    <Facts
      title="Como paga"
      facts={[
        { label: 'Prazo', value: client.payment_term_days !== null && countOf(client.payment_term_days, 'dia', 'dias') },
        { label: 'Regra de vencimento', value: client.default_due_rule },
        { label: 'Retém', value: withheld(client).join(', ') || 'Nenhum imposto' },
      ]}
    />
    <Facts
      title="Na nota"
      facts={[
        { label: 'Discriminação padrão', value: client.default_description_template },
        { label: 'Observações da nota', value: client.public_notes },
        { label: 'Número do contrato', value: client.contract_number },
        { label: 'Código de serviço padrão', value: client.default_service_code && serviceCodeInWords(client.default_service_code) },
        { label: 'Número de pedido', value: client.requires_po && 'Exigido' },
      ]}
    />
    <Facts
      title="Contatos"
      facts={client.contacts.map(({ name, email, phone, cpf, receives_invoice }) => ({
        label: name,
        value:
          [email, phone && formatPhone(phone), cpf && formatCpf(cpf), receives_invoice && 'Recebe a nota'].filter(Boolean).join('\n') ||
          '–',
      }))}
    />
    <Facts facts={[{ label: 'Observações internas', value: client.internal_notes }]} />
  </chakra.div>
);

/** What this client owes, how long it takes to pay and how often it is late, each with the invoices behind it. */
const MoneyOf = ({ client, invoicesOf }: Required<ClientFactsProps>) => (
  <Figures>
    <Stat label="A receber" to={invoicesOf({ stage: 'receivable' })}>
      <Money cents={client.open_balance} size="hero" />
    </Stat>
    <Stat label="Notas" to={invoicesOf({})} hint="ao todo">
      {client.invoice_count.toLocaleString('pt-BR')}
    </Stat>
    {client.avg_days_to_pay !== null && (
      <Stat label="Prazo médio de pagamento" to={invoicesOf({ status: 'paid' })} hint="da emissão ao dinheiro, ponderado pelo valor">
        {countOf(client.avg_days_to_pay, 'dia', 'dias')}
      </Stat>
    )}
    {client.late_share !== null && (
      <Stat label="Pagas com atraso" to={invoicesOf({ paid_late: 'true' })} hint="das notas que já foram pagas">
        {formatRate(client.late_share)}
      </Stat>
    )}
  </Figures>
);

/** Two beside each other on a phone, too: their figures then take less room. */
const Figures = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', sm: '4' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& [data-numeric]': { fontSize: { base: 'lg', sm: '2xl', md: '3xl' } },
  },
});

const withheld = (client: ClientDetail): string[] =>
  [
    client.withholds_iss && 'ISS',
    client.withholds_irrf && 'IRRF',
    client.withholds_csrf && 'PIS, Cofins e CSLL',
    client.withholds_inss && 'INSS',
  ].filter((name) => name !== false);
