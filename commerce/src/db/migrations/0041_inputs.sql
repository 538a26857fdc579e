ALTER TABLE "checkouts" ADD COLUMN "total" bigint;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD COLUMN "reason_page_id" integer;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "reason_page_id" integer;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_reason_page_id_pages_id_fk" FOREIGN KEY ("reason_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_created_at_id_index" ON "checkouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transaction_events_type_created_at_transaction_id_index" ON "transaction_events" USING btree ("type","created_at","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_psp_reference_index" ON "transactions" USING btree ("psp_reference");--> statement-breakpoint
CREATE INDEX "transactions_created_at_id_index" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_updated_at_id_index" ON "transactions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "transactions_of_paid_checkouts" ON "transactions" USING btree ("checkout_id") WHERE "transactions"."checkout_id" is not null and "transactions"."charged" + "transactions"."charge_pending" + "transactions"."authorized" + "transactions"."authorize_pending" > 0;