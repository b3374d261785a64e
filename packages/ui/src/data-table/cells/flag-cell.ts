import type { Cell } from './cell.ts';

const show = (value: boolean) => (value ? 'Sim' : 'Não');

export const flagCell: Cell<boolean> = { render: show, text: show };
