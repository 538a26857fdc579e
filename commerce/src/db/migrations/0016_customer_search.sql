ALTER TABLE "promotion_rule_variants" DROP CONSTRAINT "promotion_rule_variants_variant_id_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "promotion_rule_variants" DROP CONSTRAINT "promotion_rule_variants_rule_id_promotion_rules_id_fk";
--> statement-breakpoint
CREATE INDEX "user_addresses_search" ON "user_addresses" USING gin ((lower(' ' || coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '') || ' ' || coalesce(address ->> 'companyName', '') || ' ' || coalesce(address ->> 'streetAddress1', '') || ' ' || coalesce(address ->> 'city', '') || ' ' || coalesce(address ->> 'postalCode', '') || ' ' || coalesce(address ->> 'country', '') || ' ' || coalesce(address ->> 'phone', '') || ' ')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_date_joined_id_index" ON "users" USING btree ("date_joined","id");--> statement-breakpoint
CREATE INDEX "users_updated_at_id_index" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_first_name_last_name_id_index" ON "users" USING btree ("first_name","last_name","id");--> statement-breakpoint
CREATE INDEX "users_last_name_first_name_id_index" ON "users" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((lower(' ' || email || ' ' || translate(email, '@._-+', '     ') || ' ' || first_name || ' ' || last_name || ' ')) gin_trgm_ops);