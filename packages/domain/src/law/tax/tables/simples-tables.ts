import { SIMPLES_2018 } from './simples-2018.ts';
import { SIMPLES_2027 } from './simples-2027.ts';
import type { SimplesTable } from './simples-table.ts';

/** Oldest first. From 2029 the ISS moves to the IBS year by year; those tables are not here yet, and asking for them is an error. */
export const SIMPLES_TABLES: readonly SimplesTable[] = [SIMPLES_2018, SIMPLES_2027];
