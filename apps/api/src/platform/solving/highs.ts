import type { MipAnswer, MipAsked, MipModel, SolveMip } from '@esteto/domain/duty/auto-fill/mip';
import loadHighs from 'highs';

type Highs = Awaited<ReturnType<typeof loadHighs>>;

/** Below as many whole columns the best is looked for to the end; above it, what is within half a hundredth of it is as good. */
const SMALL = 400;
const GAP = 0.005;

/** How much work a goal may take. Not in seconds: a busy machine would then answer something else. */
const LP_ITERATIONS = 40_000;

/** HiGHS. It answers when it is done, and holds up whoever asks: in the server that is a thread of its own (solve-apart.ts). */
export const createSolver = async (): Promise<SolveMip> => {
  const highs = await loadHighs();
  return (problem) => solve(highs, problem);
};

const solve = (highs: Highs, { model, start, seed }: MipAsked): MipAnswer =>
  highs.withModel(asHighs(highs, model), (running) => {
    running.options.set({
      output_flag: false,
      random_seed: seed,
      mip_rel_gap: model.columns.filter(({ isInteger }) => isInteger).length < SMALL ? 0 : GAP,
      mip_abs_gap: 1e-6,
    });
    if (start) running.setSolution({ colValue: Float64Array.from(start) });
    const { modelStatus } = running.run({
      [highs.constants.callbackType.mipInterrupt]: (event) => {
        if ((event.data.mip_total_lp_iterations ?? 0n) >= LP_ITERATIONS) event.interrupt();
      },
    });
    const {
      modelStatus: { optimal, interrupted },
      solutionStatus,
    } = highs.constants;
    if (modelStatus !== optimal && modelStatus !== interrupted) throw new Error(`HiGHS ended with status ${modelStatus}`);
    const hasValues = running.info.get('primal_solution_status') === solutionStatus.feasible;
    return { values: hasValues ? [...running.getSolution().colValue] : null, isBest: modelStatus === optimal };
  });

const asHighs = (highs: Highs, { columns, rows, costs }: MipModel) => {
  const bound = (value: number): number =>
    value === Number.POSITIVE_INFINITY ? highs.infinity : value === Number.NEGATIVE_INFINITY ? -highs.infinity : value;
  const { continuous, integer } = highs.constants.variableType;
  const starts = [0];
  for (const { terms } of rows) starts.push((starts.at(-1) ?? 0) + terms.length);
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map((_, column) => costs.get(column) ?? 0),
    colLower: columns.map(({ lower }) => bound(lower)),
    colUpper: columns.map(({ upper }) => bound(upper)),
    rowLower: rows.map(({ lower }) => bound(lower)),
    rowUpper: rows.map(({ upper }) => bound(upper)),
    integrality: columns.map(({ isInteger }) => (isInteger ? integer : continuous)),
    matrix: {
      format: 'csr' as const,
      numCols: columns.length,
      numRows: rows.length,
      starts,
      indices: rows.flatMap(({ terms }) => terms.map(([column]) => column)),
      values: rows.flatMap(({ terms }) => terms.map(([, factor]) => factor)),
    },
  };
};
