// What is decided about a job that failed for good.

export const FAILURE_DECISIONS = ['rerun', 'set_aside'] as const;
export type FailureDecision = (typeof FAILURE_DECISIONS)[number];

/** What became of asking for it again: it runs, it waits or runs already, or it was done meanwhile. */
export const RERUN_OUTCOMES = ['asked', 'running', 'done'] as const;
export type RerunOutcome = (typeof RERUN_OUTCOMES)[number];

export const rerunOutcomeWords: Record<RerunOutcome, string> = {
  asked: 'Vai ser executada de novo agora.',
  running: 'Já está na fila para ser executada de novo.',
  done: 'Já foi feita depois da falha.',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const jobFailureEventLabel = {
  'job_failure.rerun': 'Tarefa que falhou executada de novo',
  'job_failure.set_aside': 'Falha deixada de lado',
} as const;
