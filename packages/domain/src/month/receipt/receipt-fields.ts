// How sure each field of a receipt is, why not, and where in its text it stands.

export const RECEIPT_FIELDS = ['what', 'company_id', 'competence', 'protocol_number', 'delivered_on', 'official', 'obligation'] as const;
export type ReceiptField = (typeof RECEIPT_FIELDS)[number];

/** Fields that are not there, or may be wrong, each with why. */
export type ReceiptDoubts = Partial<Record<ReceiptField, string>>;

/** The line of the text, counted from 1, and its words. */
export type ReceiptPlace = { line: number; words: string };
export type ReceiptPlaces = Partial<Record<ReceiptField, ReceiptPlace>>;

/** What stands below each field: why it is to be checked, or where it was read. */
export const receiptNotes = ({ doubts, places }: { doubts: ReceiptDoubts; places: ReceiptPlaces }): Partial<Record<ReceiptField, string>> =>
  Object.fromEntries(
    RECEIPT_FIELDS.flatMap((field) => {
      const place = places[field];
      const note = doubts[field] ? `Confira: ${doubts[field]}` : place && `Na linha ${place.line}: “${place.words}”.`;
      return note ? [[field, note]] : [];
    }),
  );

/** The first thing that stands against delivering by a receipt; null where nothing does. */
export const receiptProblemOf = (doubts: ReceiptDoubts): string | null =>
  RECEIPT_FIELDS.map((field) => doubts[field]).find((doubt) => doubt !== undefined) ?? null;
