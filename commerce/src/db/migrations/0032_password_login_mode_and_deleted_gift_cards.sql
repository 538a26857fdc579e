ALTER TABLE "order_gift_cards" DROP CONSTRAINT "order_gift_cards_gift_card_id_gift_cards_id_fk";
--> statement-breakpoint
ALTER TABLE "order_gift_cards" ALTER COLUMN "gift_card_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "password_login_mode" text DEFAULT 'ENABLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_gift_cards_gift_card_id_index" ON "order_gift_cards" USING btree ("gift_card_id");