import { INVOICE_STATUSES, type InvoiceStatus, isOpen, isReceivable } from './invoice-status.ts';

// Statuses that a person asks for at once, where a number counts them together.

export const INVOICE_STAGES = ['open', 'receivable'] as const;
export type InvoiceStage = (typeof INVOICE_STAGES)[number];

export const invoiceStageLabel: Record<InvoiceStage, string> = { open: 'Em emissão', receivable: 'A receber' };

const belongs: Record<InvoiceStage, (status: InvoiceStatus) => boolean> = { open: isOpen, receivable: isReceivable };

/** `open`: asked for and not issued yet. `receivable`: issued, with money still to come. */
export const statusesOf = (stage: InvoiceStage): InvoiceStatus[] => INVOICE_STATUSES.filter(belongs[stage]);
