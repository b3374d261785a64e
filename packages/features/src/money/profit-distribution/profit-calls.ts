import type { ProfitRow } from '@esteto/contract/money/profit-distribution';

/** What may be done with profits: a member's calls and those of staff are the same but for their addresses. Null where one may only look. */
export type ProfitCalls = {
  name: (body: { transaction_id: number; user_id: number }) => Promise<unknown>;
  takeBack: (payment: ProfitRow, reason: string) => Promise<unknown>;
  /** Whether what a delivered EFD-Reinf says may be taken back. */
  mendsFiled: boolean;
} | null;
