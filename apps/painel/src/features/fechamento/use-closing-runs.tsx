import { closingRunMutations } from '@esteto/api-client/month/closing-run';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingRow } from '@esteto/contract/month/closing';
import type { ClosingRunPreview } from '@esteto/contract/month/closing-run';
import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import {
  CLOSING_RUN_ACTIONS,
  type ClosingRunAction,
  type ClosingSelection,
  closingRunLabel,
} from '@esteto/domain/month/closing-run/closing-run';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { BulkAction, BulkSelection } from '@esteto/ui/patterns/data-table/row-action';
import { useMutation } from '@tanstack/react-query';
import { BellRing, Lock, type LucideIcon, Play, SearchCheck, UserRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { RunQuestion } from './run-question.tsx';

const icons: Record<ClosingRunAction, LucideIcon> = {
  start: Play,
  send_to_review: SearchCheck,
  close: Lock,
  assign: UserRound,
  remind: BellRing,
};

/** What is done to many closings at once: what would become of each is shown first, in `question`. */
export const useClosingRuns = (): { bulk: BulkAction<ClosingRow>[] | undefined; question: ReactNode } => {
  const canEdit = useCan(companyClosings.edit);
  const tellFailure = useTellFailure();
  const { mutateAsync: preview } = useMutation(closingRunMutations.preview);
  const [pending, setPending] = useState<{ selection: ClosingSelection; preview: ClosingRunPreview } | null>(null);
  const bulk = useMemo(() => {
    const ask = async (action: ClosingRunAction, selected: BulkSelection<ClosingRow>) => {
      const selection = selectionOf(action, selected);
      setPending({ selection, preview: await preview({ body: selection }) });
    };
    return CLOSING_RUN_ACTIONS.map(
      (action): BulkAction<ClosingRow> => ({
        label: closingRunLabel[action],
        icon: icons[action],
        onSelect: (selected) => void ask(action, selected).catch(tellFailure),
      }),
    );
  }, [preview, tellFailure]);
  return { bulk: canEdit ? bulk : undefined, question: pending && <RunQuestion {...pending} onClose={() => setPending(null)} /> };
};

const selectionOf = (action: ClosingRunAction, { rows, everything }: BulkSelection<ClosingRow>): ClosingSelection => ({
  action,
  ids: everything ? [] : rows.map(({ id }) => id),
  filters: everything && closingFilters.cast(everything.filters),
  // Ids are texts in the address.
  except_ids: everything ? everything.except.map(Number) : [],
});
