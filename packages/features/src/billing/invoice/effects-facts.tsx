import { chakra } from '@chakra-ui/react';
import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { effectsInWords, unknownsOf } from './effect-words.ts';

type EffectsFactsProps = { effects: InvoiceEffectsAnswer; competence: string; iss_withheld: boolean };

/** The figures without and with the invoice, each with a sentence that says what it means, and what they do not know. */
export const EffectsFacts = ({ effects, ...request }: EffectsFactsProps) => (
  <chakra.div gridColumn={spanOf()} display="grid" gap="3" aria-live="polite">
    {!effects.simples && <chakra.p fontSize="sm">A empresa não está no Simples Nacional: não há DAS nem fator R.</chakra.p>}
    <List>
      {effectsInWords(effects, request).map(({ label, figures, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <chakra.span fontWeight="medium" data-numeric>
              {figures}
            </chakra.span>
            <chakra.span display="block" color="fg.muted" fontSize="sm" lineHeight="snug">
              {text}
            </chakra.span>
          </dd>
        </div>
      ))}
    </List>
    <chakra.p color="fg.muted" fontSize="sm" lineHeight="snug">
      {unknownsOf(effects)}
    </chakra.p>
  </chakra.div>
);

const List = chakra('dl', { base: { display: 'grid', gap: '3', '& dt': { color: 'fg.muted', fontSize: 'sm' } } });
