// Shapes of what an invoice keeps as JSON. Instants are ISO UTC, amounts integer cents, rates fractions in text.

/** A refusal by the emitter, as it worded it. */
export type Rejection = { code: string; message: string; at: string };

/** Group IBSCBS of the national layout. */
export type IbsCbs = {
  fin_nfse: string;
  c_ind_op: string;
  cst: string;
  c_class_trib: string;
  ibs_amount: number | null;
  cbs_amount: number | null;
};

/** Groups of the national layout that most invoices do not have. */
export type SpecialCases = {
  foreign?: { currency: string; amount: number; service_mode: string; link: string };
  municipal_benefit?: { number: string; reduction: string };
  suspended_exigibility?: { type: '1' | '2'; process: string };
  immunity_type?: '1' | '2' | '3' | '4' | '5';
};
