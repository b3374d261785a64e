DROP INDEX "invoices_company_requested";--> statement-breakpoint
DROP INDEX "invoices_net";--> statement-breakpoint
DROP INDEX "invoices_responsible";--> statement-breakpoint
DROP INDEX "invoices_client";--> statement-breakpoint
CREATE INDEX "invoices_company_status" ON "invoices" USING btree ("company_id","status","requested_at","id","is_archived");--> statement-breakpoint
CREATE INDEX "invoices_month_requested" ON "invoices" USING btree ("competence","requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_group" ON "invoices" USING btree ("competence","id");--> statement-breakpoint
CREATE INDEX "invoices_company_requested" ON "invoices" USING btree ("company_id","requested_at","id","is_archived");--> statement-breakpoint
CREATE INDEX "invoices_net" ON "invoices" USING btree ("net_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_responsible" ON "invoices" USING btree ("responsible_id","requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id","status","competence","is_archived","company_id");