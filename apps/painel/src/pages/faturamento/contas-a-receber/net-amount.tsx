import { chakra } from '@chakra-ui/react';
import { type InvoiceValues, invoiceAmounts } from '@esteto/domain/law/tax/invoice-amounts';
import { isRate } from '@esteto/domain/shared/money/percent';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';

/** The net as the fields above make it, while they are typed. */
export const NetAmount = () => {
  const values = useInvoiceValues();
  if (values.gross_amount <= 0) return null;
  const { net_amount, withheld_total } = invoiceAmounts(values);
  return (
    <Frame gridColumn={spanOf()} aria-live="polite">
      <chakra.span fontWeight="medium">Valor líquido</chakra.span>
      <chakra.span gridColumn="2" gridRow="1 / span 2">
        <Money cents={net_amount} size="hero" />
      </chakra.span>
      <chakra.span color="fg.muted" fontSize="sm">
        retido: <Money cents={withheld_total} />
      </chakra.span>
    </Frame>
  );
};

/** What is typed so far; what is not yet an amount counts as none. */
const useInvoiceValues = (): InvoiceValues => {
  const rate = useFieldValue('iss_rate');
  const withheld = useFieldValue<InvoiceValues['iss_withheld']>('iss_withheld');
  return {
    gross_amount: useCents('gross_amount'),
    unconditional_discount: useCents('unconditional_discount'),
    conditional_discount: useCents('conditional_discount'),
    deduction_reduction: useCents('deduction_reduction'),
    irrf: useCents('irrf'),
    inss_withheld: useCents('inss_withheld'),
    csrf_withheld_total: useCents('csrf_withheld_total'),
    other_withholdings: useCents('other_withholdings'),
    iss_rate: typeof rate === 'string' && isRate(rate) ? rate : null,
    iss_withheld: withheld,
  };
};

const useCents = (name: string): number => {
  const value = useFieldValue(name);
  return Number.isSafeInteger(value) ? (value as number) : 0;
};

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    p: '4',
    bg: 'brand.subtle',
    borderRadius: 'control',
  },
});
