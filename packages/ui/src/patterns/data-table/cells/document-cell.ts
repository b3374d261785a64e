import { formatDocument, isValidDocument } from '@esteto/domain/shared/document/document';
import { type Cell, widthOf } from './cell.ts';

const show = (bare: string) => (isValidDocument(bare) ? formatDocument(bare) : bare);

/** A CPF or CNPJ with its mask; a foreign number as it is. */
export const documentCell: Cell<string> = { render: show, text: show, width: widthOf(20) };
