import { readBrought } from '@esteto/domain/opening/signup/brought-link';
import type { BroughtForm } from '@esteto/domain/opening/signup/signup-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { today } from '@esteto/ui/system/context/today';
import { useSearchParams } from 'react-router';

/** What the link brought: coupon, friend, proposal, simulation; null of one that brought nothing. */
export const useBrought = (): BroughtForm | null => {
  const [params] = useSearchParams();
  return readBrought(params, competenceOf(today()));
};
