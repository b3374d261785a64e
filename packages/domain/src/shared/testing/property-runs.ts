// How many cases a property test tries: few while working, 10,000 in the whole test run, which sets the variable.

declare const process: { env: Record<string, string | undefined> };

export const runs = { numRuns: Number(process.env['ESTETO_PROPERTY_RUNS'] ?? 200) };
