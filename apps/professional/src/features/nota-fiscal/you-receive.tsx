import { chakra } from '@chakra-ui/react';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { ClientDetail } from '@esteto/contract/client';
import type { CompanyRow } from '@esteto/contract/company';
import { invoiceAmounts } from '@esteto/domain/invoice/invoice-amounts';
import { formatMoney } from '@esteto/domain/shared/money';
import { formatRate } from '@esteto/domain/shared/percent';
import { suggestedWithholdings } from '@esteto/domain/tax/suggested-withholdings';
import { withholdingReasons } from '@esteto/domain/tax/withholding-reasons';
import { spanOf } from '@esteto/ui/field/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/form/use-field-value';
import { Money } from '@esteto/ui/money/money.tsx';
import { Disclosure } from './disclosure.tsx';

/** What will reach the doctor's account, while the amount is typed: the client's habits within the law, as staff will start from. */
export const YouReceive = ({ client }: { client: ClientDetail | undefined }) => {
  const gross = useFieldValue('gross_amount');
  const { company } = useIdentity();
  if (!client || !company || !Number.isSafeInteger(gross) || (gross as number) <= 0) return null;
  const { net, taxes } = forecast(gross as number, company, client);
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
      <Disclosure label="Por que cada imposto é ou não é retido">
        <Reasons>
          {taxes.map(({ name, amount, text, source }) => (
            <div key={name}>
              <dt>
                {name}: {amount ? formatMoney(amount) : 'não retido'}
              </dt>
              <dd>
                {text}
                {source && ` ${source}.`}
              </dd>
            </div>
          ))}
        </Reasons>
      </Disclosure>
    </Frame>
  );
};

type Tax = { name: string; amount: number | null; text: string; source: string | null };

const forecast = (gross_amount: number, company: CompanyRow, client: ClientDetail): { net: number; taxes: Tax[] } => {
  const suggested = suggestedWithholdings(gross_amount, company, client);
  const { net_amount, iss_amount } = invoiceAmounts({ gross_amount, ...suggested });
  const { irrf, csrf_withheld_total: csrf } = suggested;
  const isKept = suggested.iss_withheld !== 'none';
  const parts = {
    irrf: { name: 'IRRF', amount: irrf },
    csrf: { name: 'PIS, Cofins e CSLL', amount: csrf },
    iss: { name: isKept ? `ISS (${formatRate(suggested.iss_rate ?? '0')})` : 'ISS', amount: isKept ? iss_amount : null },
  };
  const reasons = withholdingReasons(gross_amount, company, client, suggested);
  return { net: net_amount, taxes: reasons.map(({ tax, text, source }) => ({ ...parts[tax], text, source })) };
};

const Frame = chakra('div', { base: { display: 'grid', gap: '1', p: '4', bg: 'brand.subtle', borderRadius: 'control' } });

const Reasons = chakra('dl', {
  base: { display: 'grid', gap: '2', fontSize: 'sm', lineHeight: 'snug', '& dt': { fontWeight: 'medium' }, '& dd': { color: 'fg.muted' } },
});
