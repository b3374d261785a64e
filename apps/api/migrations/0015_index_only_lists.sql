DROP INDEX "invoices_company_requested";--> statement-breakpoint
DROP INDEX "invoices_requested";--> statement-breakpoint
DROP INDEX "invoices_net";--> statement-breakpoint
DROP INDEX "invoices_client";--> statement-breakpoint
DROP INDEX "invoices_group";--> statement-breakpoint
CREATE INDEX "invoices_paid_late" ON "invoices" USING btree ("requested_at","id") WHERE not is_archived and paid_at > due_order;--> statement-breakpoint
CREATE INDEX "invoices_company_requested" ON "invoices" USING btree ("company_id","requested_at","id","is_archived","client_id");--> statement-breakpoint
CREATE INDEX "invoices_requested" ON "invoices" USING btree ("requested_at","id","status") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_net" ON "invoices" USING btree ("net_amount","id","is_archived","competence","client_id","status");--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id","is_archived","status","competence","requested_at","due_order","net_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_group" ON "invoices" USING btree ("competence","id","client_id","status");