/** How many cases a property tries when each is a conversation with the server: 200, and a tenth of what a longer proof asks for. */
export const propertyRuns = (): number => Math.max(200, Number(process.env['ESTETO_PROPERTY_RUNS'] ?? 0) / 10);
