import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { onboarding as contract, OnboardingFunnel, OnboardingRow } from '@esteto/contract/onboarding';
import { DEFAULT_FUNNEL_PERIOD } from '@esteto/domain/lead/funnel-period';
import type { Deps } from '../../deps.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import * as onboarding from './onboarding.repository.ts';
import { funnel } from './onboarding-funnel.repository.ts';

/** Companies on their way in, as the team looks after them. */
export const onboardingService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<OnboardingRow>> => onboarding.list(db, input),

  funnel: (_actor: SessionActor, { period }: InputOf<typeof contract.funnel>): Promise<OnboardingFunnel> => {
    const days = Number(period ?? DEFAULT_FUNNEL_PERIOD);
    const ago = (many: number): string => new Date(clock.now().getTime() - many * 86_400_000).toISOString();
    return funnel(db, { before: ago(2 * days), since: ago(days) });
  },
});
