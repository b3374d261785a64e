CREATE INDEX "clients_name" ON "clients" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_responsible" ON "invoices" USING btree ("responsible_id","requested_at","id");