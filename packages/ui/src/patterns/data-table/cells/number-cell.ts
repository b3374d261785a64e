import { type Cell, widthOf } from './cell.ts';

const show = (value: number) => value.toLocaleString('pt-BR');

export const numberCell: Cell<number> = { render: show, text: show, sheet: (value) => ({ value }), align: 'end', width: widthOf(9) };
