import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { nbsOf } from '@esteto/domain/billing/nfse/nbs-codes';
import { serviceCodeInWords } from '@esteto/domain/billing/nfse/service-codes';
import { issWithholderLabel } from '@esteto/domain/law/tax/invoice-amounts';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatAddress, placeInWords } from '@esteto/domain/shared/document/address';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { useId } from 'react';

type CityPageSheetProps = { invoice: InvoiceDetail; check: IssuingCheck };

/** What the analyst types into the city's page, in the order in which such pages ask for it: taker, service, values, withholdings. */
export const CityPageSheet = (given: CityPageSheetProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <QuietHeading id={id}>Para digitar no site da prefeitura</QuietHeading>
      <dl>
        {linesOf(given).map(({ label, shown, copied = shown }, index) => (
          <Line key={label}>
            <chakra.dt color="fg.muted" fontSize="sm" flex={{ base: '1 0 100%', sm: '0 0 11rem' }}>
              {label}
            </chakra.dt>
            <chakra.dd display="flex" alignItems="center" gap="3" flex="1 1 12rem" minW={0}>
              <chakra.span flex="1" minW={0} overflowWrap="anywhere" whiteSpace="pre-line">
                {shown}
              </chakra.span>
              <CopyButton
                text={copied}
                label="Copiar"
                size="sm"
                variant="ghost"
                aria-label={`Copiar ${label}`}
                data-autofocus={index === 0 || undefined}
              />
            </chakra.dd>
          </Line>
        ))}
      </dl>
    </Root>
  );
};

type SheetLine = { label: string; shown: string /** Where a page takes it bare: only digits, no currency. */; copied?: string };

const linesOf = ({ invoice, check }: CityPageSheetProps): SheetLine[] => {
  const { client, iss_rate, iss_withheld } = invoice;
  const { taker, cnae } = check;
  const lines: (SheetLine | false | null | '' | undefined)[] = [
    client.document && { label: 'CPF ou CNPJ do tomador', shown: shownDocument(client.document), copied: client.document },
    { label: 'Nome do tomador', shown: client.name },
    taker.address && { label: 'Endereço do tomador', shown: formatAddress(taker.address) },
    { label: 'Competência', shown: formatCompetence(invoice.competence) },
    code('Código do serviço', invoice.national_tax_code, serviceCodeInWords),
    code('Código municipal', invoice.municipal_tax_code),
    code('CNAE', cnae),
    code('NBS', nbsOf(invoice)),
    { label: 'Local da prestação', shown: placeOf(invoice, check) },
    { label: 'Descrição do serviço', shown: invoice.description },
    money('Valor do serviço', invoice.gross_amount),
    amount('Desconto incondicionado', invoice.unconditional_discount),
    amount('Desconto condicionado', invoice.conditional_discount),
    amount('Deduções e reduções', invoice.deduction_reduction),
    iss_rate && { label: 'Alíquota do ISS', shown: formatRate(iss_rate) },
    iss_rate && money('Valor do ISS', invoice.iss_amount),
    iss_withheld && { label: 'ISS retido', shown: issWithholderLabel[iss_withheld] },
    amount('IRRF retido', invoice.irrf),
    amount('INSS retido', invoice.inss_withheld),
    amount('PIS, Cofins e CSLL retidos', invoice.csrf_withheld_total),
    amount('Outras retenções', invoice.other_withholdings),
    money('Valor líquido', invoice.net_amount),
  ];
  return lines.filter((line) => typeof line === 'object' && line !== null).filter(({ shown }) => shown !== '');
};

const code = (label: string, value: string | null, inWords = (bare: string) => bare): SheetLine | null =>
  value ? { label, shown: inWords(value), copied: value } : null;

/** '1234,56', as the fields of such pages take it. */
const money = (label: string, cents: number): SheetLine => ({
  label,
  shown: formatMoney(cents),
  copied: (cents / 100).toFixed(2).replace('.', ','),
});

const amount = (label: string, cents: number | null): SheetLine | null => (cents ? money(label, cents) : null);

/** Nothing said is the company's city (LC 116/2003, art. 3º). */
const placeOf = ({ service_place_ibge: place }: InvoiceDetail, { city: { ibge, name, state }, taker }: IssuingCheck): string =>
  placeInWords(place ?? ibge ?? '', [{ ibge, city: name, state }, taker.address]);

const Root = chakra('section', { base: { gridColumn: '1 / -1', minW: '0' } });

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '10',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    lineHeight: 'snug',
  },
});
