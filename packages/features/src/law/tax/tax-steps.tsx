import { chakra } from '@chakra-ui/react';

/** A line of an explained calculation, its figure already in words. */
export type ShownStep = { label: string; formula: string | null; source: string | null; shown: string };

/** An explained calculation: each figure with how it comes about and by which law. */
export const TaxSteps = ({ steps }: { steps: readonly ShownStep[] }) => (
  <List>
    {steps.map(({ label, formula, source, shown }) => (
      <li key={label}>
        <chakra.span display="flex" justifyContent="space-between" gap="4">
          <span>{label}</span>
          <chakra.span fontWeight="medium" whiteSpace="nowrap" data-numeric>
            {shown}
          </chakra.span>
        </chakra.span>
        {(formula ?? source) && (
          <chakra.span display="block" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {[formula, source].filter(Boolean).join(' · ')}
          </chakra.span>
        )}
      </li>
    ))}
  </List>
);

const List = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': { py: '2', borderTopWidth: '1px', borderColor: 'border.default' },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
});
