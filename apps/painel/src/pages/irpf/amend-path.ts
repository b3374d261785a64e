import { path } from '../../path.ts';

/** The parameter of the address that names the return that a new one amends. */
export const AMEND_PARAM = 'retifica';

/** To a new return that takes the place of that one: whose it is and of which year is chosen already. */
export const amendPath = (id: number): string => `${path('/painel/irpf/criar')}?${AMEND_PARAM}=${id}`;
