ALTER TABLE "allocations" DROP CONSTRAINT "allocations_stock_id_stocks_id_fk";
--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "shipping_refunded" bigint;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "total_refunded" bigint;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_class_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_class_name" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_override" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "manual_value" double precision;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "manual_type" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "manual_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'CHECKOUT' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "save_shipping_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "save_billing_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_class_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_class_name" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("shipping_tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_created_at_id_index" ON "order_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_lines_variant_id_index" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_created_at_number_index" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_updated_at_number_index" ON "orders" USING btree ("updated_at","number");--> statement-breakpoint
CREATE INDEX "orders_status_number_index" ON "orders" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "orders_charge_status_number_index" ON "orders" USING btree ("charge_status","number");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ((coalesce("billing_address" ->> 'lastName', '')),(coalesce("billing_address" ->> 'firstName', '')),"number");--> statement-breakpoint
CREATE INDEX "orders_drafts" ON "orders" USING btree ("number") WHERE "orders"."status" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "orders_voucher_code_index" ON "orders" USING btree ("voucher_code") WHERE "orders"."voucher_code" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_external_reference_unique" UNIQUE("external_reference");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_manual_type_known" CHECK ("order_lines"."manual_type" in ('PERCENTAGE', 'FIXED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin_known" CHECK ("orders"."origin" in ('CHECKOUT', 'DRAFT', 'REISSUE', 'BULK_CREATE'));