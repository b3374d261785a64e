import { chakra } from '@chakra-ui/react';
import { formatMoney } from '@esteto/domain/shared/money';

type MoneyProps = {
  /** Integer cents. */
  cents: number;
  /** `sign`: negative amounts in the attention colour. */
  tone?: 'plain' | 'sign' | 'muted';
  /** `hero`: a big figure whose cents step back. */
  size?: 'inherit' | 'hero';
};

/** 'R$ 1.234,56' in tabular numerals; negative with a true minus. */
export const Money = ({ cents, tone = 'plain', size = 'inherit' }: MoneyProps) => {
  const text = formatMoney(cents);
  const color = tone === 'muted' ? 'fg.muted' : tone === 'sign' && cents < 0 ? 'attention.fg' : undefined;
  if (size === 'inherit')
    return (
      <Root color={color} data-numeric>
        {text}
      </Root>
    );
  return (
    <Root color={color} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold" letterSpacing="tight" lineHeight="tight" data-numeric>
      {text.slice(0, -3)}
      <chakra.span fontSize="0.62em" color="fg.muted" fontWeight="medium" letterSpacing="normal">
        {text.slice(-3)}
      </chakra.span>
    </Root>
  );
};

const Root = chakra('span', { base: { whiteSpace: 'nowrap' } });
