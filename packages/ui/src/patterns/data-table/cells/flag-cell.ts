import { type Cell, widthOf } from './cell.ts';

const show = (value: boolean) => (value ? 'Sim' : 'Não');

export const flagCell: Cell<boolean> = { render: show, text: show, width: widthOf(3) };
