import type { Cell } from './cell.ts';

export const textCell: Cell<string | number> = { render: String, text: String };
