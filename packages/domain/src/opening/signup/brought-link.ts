import { firstSimulation, type SimulationInput } from '../simulation/simulation-input.ts';
import { readSimulation, writeSimulation } from '../simulation/simulation-link.ts';
import type { BroughtForm } from './signup-form.ts';

// What a link brings into an account, as the query of an address: `?cupom=AMIGO10&indicacao=K7QX2MBD&receita=30000`.

const WORDS = { coupon: 'cupom', referral: 'indicacao', proposal: 'proposta' } as const satisfies Partial<
  Record<keyof BroughtForm, string>
>;

type Params = { get: (name: string) => string | null };

/** All of it; null of a link that brings nothing. `competence`: whose tables a simulation starts from. */
export const readBrought = (params: Params, competence: string): BroughtForm | null => {
  const { input, isGiven } = readSimulation(params, firstSimulation(competence));
  const brought = {
    coupon: params.get(WORDS.coupon),
    referral: params.get(WORDS.referral),
    proposal: params.get(WORDS.proposal),
    simulation: isGiven ? input : null,
  };
  return Object.values(brought).some((value) => value !== null) ? brought : null;
};

/** On to the next address on the way there: nothing of it is dropped, and a newer simulation takes the place of the link's. */
export const writeBrought = (brought: BroughtForm | null, simulation: SimulationInput | null = brought?.simulation ?? null) => ({
  ...Object.fromEntries(
    (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((field): [string, string][] => {
      const text = brought?.[field];
      return text ? [[WORDS[field], text]] : [];
    }),
  ),
  ...(simulation && writeSimulation(simulation)),
});
