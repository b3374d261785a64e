// Where the processes of a run listen; `ESTETO_E2E_PORT` moves them all.

export const PORT = Number(process.env['ESTETO_E2E_PORT'] ?? 3790);
export const SERVICES_PORT = PORT + 1000;
/** The played national emitter, and where it is told what to do. */
export const EMITTER_PORT = PORT + 2000;
export const EMITTER_CONTROL_PORT = PORT + 3000;
