import { call } from '@esteto/api-client/api';
import { type ReceiptPaperDetail, receiptPaper } from '@esteto/contract/money/receipt-paper';

/** The file of a receipt, as `FileView` shows it. */
export const receiptFile = ({ id, file_name, file_mime }: ReceiptPaperDetail) => ({
  label: file_name,
  mime: file_mime,
  fileKey: [receiptPaper.file.path, id],
  load: () => call(receiptPaper.file, { id }),
});
