import { chakra } from '@chakra-ui/react';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import type { ExpectedTax } from './expected-taxes.ts';

/** Why each tax of an invoice is or is not kept back, with its source, for whoever asks. */
export const TaxReasons = ({ taxes }: { taxes: readonly ExpectedTax[] }) => (
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
);

const Reasons = chakra('dl', {
  base: { display: 'grid', gap: '2', fontSize: 'sm', lineHeight: 'snug', '& dt': { fontWeight: 'medium' }, '& dd': { color: 'fg.muted' } },
});
