import { chakra } from '@chakra-ui/react';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { ClientDetail } from '@esteto/contract/client';
import type { CompanyRow } from '@esteto/contract/company';
import { invoiceAmounts } from '@esteto/domain/invoice/invoice-amounts';
import { formatMoney } from '@esteto/domain/shared/money';
import { formatRate } from '@esteto/domain/shared/percent';
import { suggestedWithholdings } from '@esteto/domain/tax/suggested-withholdings';
import { spanOf } from '@esteto/ui/field/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/form/use-field-value';
import { Money } from '@esteto/ui/money/money.tsx';

/** What will reach the doctor's account, while the amount is typed: the client's habits within the law, as staff will start from. */
export const YouReceive = ({ client }: { client: ClientDetail | undefined }) => {
  const gross = useFieldValue('gross_amount');
  const { company } = useIdentity();
  if (!client || !company || !Number.isSafeInteger(gross) || (gross as number) <= 0) return null;
  const { net, kept } = forecast(gross as number, company, client);
  return (
    <Frame gridColumn={spanOf()} aria-live="polite">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" justifyContent="space-between">
        <chakra.span fontWeight="medium">Você recebe</chakra.span>
        <Money cents={net} size="hero" />
      </chakra.div>
      <chakra.p color="fg.muted" fontSize="sm">
        {kept.length > 0 ? `O tomador retém ${kept.join(', ')}. ` : 'O tomador não retém impostos. '}
        Previsão pelo cadastro: a equipe confere antes de emitir.
      </chakra.p>
    </Frame>
  );
};

const forecast = (gross_amount: number, company: CompanyRow, client: ClientDetail): { net: number; kept: string[] } => {
  const suggested = suggestedWithholdings(gross_amount, company, client);
  const { net_amount, iss_amount } = invoiceAmounts({ gross_amount, ...suggested });
  const parts: [string, number | null][] = [
    [`ISS (${formatRate(suggested.iss_rate ?? '0')})`, suggested.iss_withheld === 'none' ? null : iss_amount],
    ['IRRF', suggested.irrf],
    ['PIS, Cofins e CSLL', suggested.csrf_withheld_total],
  ];
  return { net: net_amount, kept: parts.flatMap(([name, cents]) => (cents ? [`${name} ${formatMoney(cents)}`] : [])) };
};

const Frame = chakra('div', { base: { display: 'grid', gap: '1', p: '4', bg: 'brand.subtle', borderRadius: 'control' } });
