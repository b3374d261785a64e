import { chakra } from '@chakra-ui/react';

/** '112/120': how much of a field's room is used. */
export const Counter = ({ length, max }: { length: number; max: number }) => (
  <chakra.span color={length > max ? 'attention.fg' : 'fg.muted'} data-numeric>
    {length.toLocaleString('pt-BR')}/{max.toLocaleString('pt-BR')}
  </chakra.span>
);
