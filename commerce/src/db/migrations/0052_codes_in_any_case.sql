CREATE INDEX "gift_cards_in_any_case" ON "gift_cards" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "voucher_codes_in_any_case" ON "voucher_codes" USING btree (lower("code"));