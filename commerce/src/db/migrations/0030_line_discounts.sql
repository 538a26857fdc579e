ALTER TABLE "order_lines" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "frozen_price" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "frozen_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_voucher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a line kept only the sum of its discounts. It is carried over as one.
UPDATE "order_lines" SET "discounts" = jsonb_build_array(jsonb_build_object(
  'type', CASE WHEN "manual_value" IS NOT NULL THEN 'MANUAL' WHEN "is_gift" THEN 'ORDER_PROMOTION' WHEN "voucher_code" IS NOT NULL THEN 'VOUCHER' ELSE 'PROMOTION' END,
  'name', NULL, 'translatedName', NULL, 'valueType', coalesce("unit_discount_type", 'FIXED'), 'value', "unit_discount_value",
  'unit', "unit_discount", 'total', "unit_discount" * "quantity", 'reason', "unit_discount_reason")) WHERE "unit_discount" > 0;
