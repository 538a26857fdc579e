ALTER TABLE "orders" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "order_retention_years" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "orders" USING btree ("erase_after") WHERE "orders"."erased_at" is null and "orders"."erase_after" is not null;--> statement-breakpoint
CREATE INDEX "orders_ended_to_erase" ON "orders" USING btree ("updated_at") WHERE "orders"."erased_at" is null and "orders"."status" in ('EXPIRED', 'CANCELED');