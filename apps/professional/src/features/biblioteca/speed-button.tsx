import { chakra } from '@chakra-ui/react';

const RATES = [1, 1.25, 1.5, 2, 0.75];

/** How fast it runs; each press takes the next speed. Dressed as the player's own buttons, in either theme on dark. */
export const SpeedButton = ({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) => {
  const words = `${rate.toLocaleString('pt-BR')}×`;
  return (
    <Speed
      type="button"
      aria-label={`Velocidade ${words}`}
      title="Velocidade"
      onClick={() => onRate(RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1)}
    >
      {words}
    </Speed>
  );
};

const Speed = chakra('button', {
  base: {
    minWidth: '11',
    px: '2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--media-primary-color, white)',
    background: 'var(--media-control-background, var(--media-secondary-color, rgb(20 20 30 / .7)))',
    cursor: 'pointer',
  },
});
