ALTER TABLE "gift_card_events" DROP CONSTRAINT "gift_card_events_type_known";--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "price_override_reason" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_override_reason" text;--> statement-breakpoint
CREATE INDEX "checkout_lines_position_index" ON "checkout_lines" USING btree ("position");--> statement-breakpoint
ALTER TABLE "gift_card_events" ADD CONSTRAINT "gift_card_events_type_known" CHECK ("gift_card_events"."type" in ('ISSUED', 'BOUGHT', 'ACTIVATED', 'DEACTIVATED', 'BALANCE_RESET', 'BALANCE_ADJUSTED', 'EXPIRY_DATE_UPDATED', 'TAGS_UPDATED', 'SENT_TO_CUSTOMER', 'RESENT', 'NOTE_ADDED', 'USED_IN_ORDER', 'ASSIGNED_TO_USER', 'UNASSIGNED_FROM_USER'));