/** How many cases a property tries when each is a conversation with the server: 20 while working, 200 in the whole run. */
export const propertyRuns = (): number => Math.min(200, Math.ceil(Number(process.env['ESTETO_PROPERTY_RUNS'] ?? 200) / 10));
