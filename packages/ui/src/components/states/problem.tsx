import type { ReactNode } from 'react';
import type { ShownProblem } from '../../system/context/error-reading.ts';
import { Banner } from './banner.tsx';

/** Why something was not done, beside what was tried. A warning is no fault of the person and looks like none. */
export const Problem = ({ problem, action }: { problem: ShownProblem; action?: ReactNode }) => (
  <Banner tone={problem.tone === 'warning' ? 'waiting' : 'attention'} action={action}>
    {problem.message}
  </Banner>
);
