import { chakra } from '@chakra-ui/react';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { ClientDetail } from '@esteto/contract/billing/client';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { expectedTaxes } from '@esteto/features/billing/invoice/expected-taxes';
import { TaxReasons } from '@esteto/features/billing/invoice/tax-reasons.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';

/** What will reach the doctor's account, while the amount is typed: the client's habits within the law, as staff will start from. */
export const YouReceive = ({ client }: { client: ClientDetail | undefined }) => {
  const gross = useFieldValue('gross_amount');
  const competence = useFieldValue('competence');
  const { company } = useIdentity();
  if (!client || !company || !Number.isSafeInteger(gross) || (gross as number) <= 0) return null;
  const expected = expectedTaxes(gross as number, company, client, typeof competence === 'string' ? competence : '');
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
