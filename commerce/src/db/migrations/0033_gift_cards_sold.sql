ALTER TABLE "gift_card_events" DROP CONSTRAINT "gift_card_events_type_known";--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_events_order_id_index" ON "gift_card_events" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_type_known" CHECK ("gift_card_events"."type" in ('ISSUED', 'BOUGHT', 'ACTIVATED', 'DEACTIVATED', 'BALANCE_RESET', 'EXPIRY_DATE_UPDATED', 'TAGS_UPDATED', 'SENT_TO_CUSTOMER', 'RESENT', 'NOTE_ADDED', 'USED_IN_ORDER', 'ASSIGNED_TO_USER', 'UNASSIGNED_FROM_USER'));