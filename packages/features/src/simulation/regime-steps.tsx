import { chakra } from '@chakra-ui/react';
import { formatStep, type Step } from '@esteto/domain/tax/step';

/** An explained calculation: each figure with how it comes about and by which law. */
export const RegimeSteps = ({ steps }: { steps: readonly Step[] }) => (
  <List>
    {steps.map((step) => (
      <li key={step.label}>
        <chakra.span display="flex" justifyContent="space-between" gap="4">
          <span>{step.label}</span>
          <chakra.span fontWeight="medium" whiteSpace="nowrap" data-numeric>
            {formatStep(step)}
          </chakra.span>
        </chakra.span>
        {(step.formula ?? step.source) && (
          <chakra.span display="block" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {[step.formula, step.source].filter(Boolean).join(' · ')}
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
