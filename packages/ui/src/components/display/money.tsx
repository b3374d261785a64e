import { chakra } from '@chakra-ui/react';
import { formatMoney } from '@esteto/domain/shared/money/money';

type MoneyProps = {
  /** Integer cents. */
  cents: number;
  /** `sign`: negative amounts in the attention colour. */
  tone?: 'plain' | 'sign' | 'muted';
  /** `hero`: a big figure whose cents step back. */
  size?: 'inherit' | 'hero';
  /** Covered: neither the amount nor how long it is can be seen. */
  hidden?: boolean;
};

/** 'R$ 1.234,56' in tabular numerals; negative with a true minus. */
export const Money = ({ cents, tone = 'plain', size = 'inherit', hidden = false }: MoneyProps) => {
  const text = formatMoney(cents);
  const color = tone === 'muted' || hidden ? 'fg.muted' : tone === 'sign' && cents < 0 ? 'attention.fg' : undefined;
  const Figure = size === 'hero' ? Hero : Root;
  return (
    <Figure color={color} aria-hidden={hidden || undefined} data-numeric>
      {hidden ? COVERED : size === 'hero' ? text.slice(0, -CENTS) : text}
      {!hidden && size === 'hero' && (
        <chakra.span fontSize="0.62em" color="fg.muted" fontWeight="medium" letterSpacing="normal">
          {text.slice(-CENTS)}
        </chakra.span>
      )}
    </Figure>
  );
};

const COVERED = 'R$ ••••••';
/** ',56' */
const CENTS = 3;

const Root = chakra('span', { base: { whiteSpace: 'nowrap' } });

const Hero = chakra('span', {
  base: {
    whiteSpace: 'nowrap',
    fontSize: { base: '2xl', md: '3xl' },
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
  },
});
