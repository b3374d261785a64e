DROP INDEX "invoices_requested";--> statement-breakpoint
DROP INDEX "invoices_competence";--> statement-breakpoint
DROP INDEX "invoices_due";--> statement-breakpoint
DROP INDEX "invoices_net";--> statement-breakpoint
DROP INDEX "invoices_status_requested";--> statement-breakpoint
CREATE INDEX "invoices_archived" ON "invoices" USING btree ("requested_at","id") WHERE is_archived;--> statement-breakpoint
CREATE INDEX "invoices_requested" ON "invoices" USING btree ("requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_competence" ON "invoices" USING btree ("competence","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_order","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_net" ON "invoices" USING btree ("net_amount","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_status_requested" ON "invoices" USING btree ("status","requested_at","id") WHERE not is_archived;