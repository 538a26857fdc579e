CREATE INDEX "stocks_warehouse_id_id_index" ON "stocks" USING btree ("warehouse_id","id");--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "refund_reason_type_id";--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "return_reason_type_id";