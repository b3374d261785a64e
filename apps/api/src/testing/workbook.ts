import writeWorkbook from 'write-excel-file/node';

/** An Excel file of one sheet, as a program saves it: a day is a day, a figure a figure. */
export const workbook = async (rows: readonly (readonly (string | number | Date)[])[]): Promise<Buffer<ArrayBuffer>> => {
  const written = await writeWorkbook(
    rows.map((row) => row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : { value }))),
  ).toBuffer();
  return Buffer.from(written);
};
