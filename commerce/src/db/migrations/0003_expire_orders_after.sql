ALTER TABLE "channels" RENAME COLUMN "order_expiry_minutes" TO "expire_orders_after";--> statement-breakpoint
UPDATE "change_rows" SET
  "before" = CASE WHEN "before" ? 'order_expiry_minutes'
    THEN "before" - 'order_expiry_minutes' || jsonb_build_object('expire_orders_after', "before" -> 'order_expiry_minutes') ELSE "before" END,
  "after" = CASE WHEN "after" ? 'order_expiry_minutes'
    THEN "after" - 'order_expiry_minutes' || jsonb_build_object('expire_orders_after', "after" -> 'order_expiry_minutes') ELSE "after" END
WHERE "table_name" = 'channels' AND ("before" ? 'order_expiry_minutes' OR "after" ? 'order_expiry_minutes');
