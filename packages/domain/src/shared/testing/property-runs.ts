// How many cases a property test tries: 200, or as many as `pnpm prove properties` sets (10,000).

declare const process: { env: Record<string, string | undefined> };

export const runs = { numRuns: Number(process.env['ESTETO_PROPERTY_RUNS'] ?? 200) };
