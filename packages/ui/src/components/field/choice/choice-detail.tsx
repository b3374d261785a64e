import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A choice and what it means, for whoever does not know the word. */
export const ChoiceDetail = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.span display="grid" gap="0.5">
    <chakra.span fontWeight="medium">{label}</chakra.span>
    <chakra.span color="fg.muted" fontSize="sm">
      {children}
    </chakra.span>
  </chakra.span>
);
