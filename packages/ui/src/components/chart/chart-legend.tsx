import { chakra } from '@chakra-ui/react';
import { EXPECTED } from './plot.ts';

/** What a colour of a picture means. `color`: a token; `pale`: drawn so. */
export type LegendItem = { label: string; color: string; pale?: boolean };

export const ChartLegend = ({ items }: { items: readonly LegendItem[] }) => (
  <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" flex="1 1 12rem" fontSize="sm">
    {items.map(({ label, color, pale = false }) => (
      <chakra.li key={label} display="inline-flex" alignItems="center" gap="2">
        <chakra.span width="3" height="3" flexShrink="0" borderRadius="3px" bg={color} opacity={pale ? EXPECTED : undefined} aria-hidden />
        <span>{label}</span>
      </chakra.li>
    ))}
  </chakra.ul>
);
