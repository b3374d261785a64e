import { type CallInput, call } from '@esteto/api-client/api';
import { clientMutations } from '@esteto/api-client/billing/client';
import { ApiFailure } from '@esteto/api-client/failure';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients } from '@esteto/contract/access';
import { client, type SimilarClient } from '@esteto/contract/billing/client';
import { useMemo, useRef, useState } from 'react';

/** What the person decided about the clients that are there already. */
export type ClientChoice = { use: number } | 'create' | 'back';

export type Asked = { similar: SimilarClient[]; decide: (decision: ClientChoice) => void };

/**
 * Creates a client, unless one of those that are there already is the one: then that one is the answer. `choice` is what the person has to decide
 * now; `isReused` tells which of both an answer was.
 */
export const useCreateClient = () => {
  const maySee = useCan(clients.view);
  const [choice, setChoice] = useState<Asked | null>(null);
  const reused = useRef<number | null>(null);

  const mutation = useMemo(() => {
    const decisionOn = (similar: SimilarClient[]) =>
      new Promise<ClientChoice>((resolve) => {
        const decide = (decision: ClientChoice) => {
          setChoice(null);
          resolve(decision);
        };
        setChoice({ similar, decide });
      });
    return {
      ...clientMutations.create,
      mutationFn: async (input: CallInput<typeof client.create>) => {
        const { company_id, body } = input;
        const { document, name, fantasy_name } = body;
        const similar = maySee ? await call(client.similar, { company_id, document, name, fantasy_name }) : [];
        const decision = similar.length > 0 ? await decisionOn(similar) : 'create';
        if (decision === 'back')
          throw new ApiFailure('refused', 422, { message: 'Nada foi cadastrado ainda. Confira os dados e tente de novo.' });
        if (decision === 'create') return call(client.create, input);
        reused.current = decision.use;
        return call(client.detail, { company_id, id: decision.use });
      },
    };
  }, [maySee]);

  /** The one that is there already, instead of a new one. */
  const reuse = (company_id: number, id: number) => {
    reused.current = id;
    return call(client.detail, { company_id, id });
  };
  return { mutation, choice, reuse, isReused: ({ id }: { id: number }) => id === reused.current };
};
