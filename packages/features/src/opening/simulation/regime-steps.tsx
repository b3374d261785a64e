import { formatStep, type Step } from '@esteto/domain/law/tax/step';
import { TaxSteps } from '../../law/tax/tax-steps.tsx';

/** An explained calculation of a regime. */
export const RegimeSteps = ({ steps }: { steps: readonly Step[] }) => (
  <TaxSteps steps={steps.map((step) => ({ label: step.label, formula: step.formula, source: step.source, shown: formatStep(step) }))} />
);
