import type { Cell } from './cell.ts';

const show = (value: number) => value.toLocaleString('pt-BR');

export const numberCell: Cell<number> = { render: show, text: show, sheet: (value) => ({ value }), align: 'end' };
