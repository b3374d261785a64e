/** The people of the demo data, as the README names them. */
export const people = {
  ana: 'ana.souza@demo.test',
  carla: 'carla.lima@demo.test',
  bruno: 'bruno.alves@demo.test',
  /** Nobody else's journey: she alone has not answered the survey. */
  daniela: 'daniela.prado@demo.test',
  eduardo: 'eduardo.reis@demo.test',
  master: 'master@demo.test',
  analyst: 'analista@demo.test',
  manager: 'gestora@demo.test',
} as const;
export type DemoPerson = keyof typeof people;

export const PASSWORD = 'Esteto-demo-2026';
