ALTER TABLE "checkouts" ADD COLUMN "collection_point_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "collection_point_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "collection_point_name" text;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "click_and_collect_option" text DEFAULT 'DISABLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_collection_point_id_warehouses_id_fk" FOREIGN KEY ("collection_point_id") REFERENCES "public"."warehouses"("id") ON DELETE set null ON UPDATE no action;