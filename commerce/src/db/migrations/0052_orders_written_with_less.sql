-- The database reads the words of a check anew for each statement that writes; a function keeps them.
CREATE FUNCTION "orders_words_known"("status" text, "charge_status" text, "authorize_status" text, "origin" text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN status IN ('DRAFT', 'UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELED', 'EXPIRED')
    AND charge_status IN ('NONE', 'PARTIAL', 'FULL', 'OVERCHARGED')
    AND authorize_status IN ('NONE', 'PARTIAL', 'FULL')
    AND origin IN ('CHECKOUT', 'DRAFT', 'REISSUE', 'BULK_CREATE');
END $$;--> statement-breakpoint
CREATE FUNCTION "order_lines_words_known"("manual_type" text, "unit_discount_type" text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN manual_type IN ('PERCENTAGE', 'FIXED') AND unit_discount_type IN ('PERCENTAGE', 'FIXED');
END $$;--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_manual_type_known";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_unit_discount_type_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_origin_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_charge_status_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_authorize_status_known";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_known" CHECK (order_lines_words_known("order_lines"."manual_type", "order_lines"."unit_discount_type"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_known" CHECK (orders_words_known("orders"."status", "orders"."charge_status", "orders"."authorize_status", "orders"."origin"));--> statement-breakpoint
-- Mails that were sent stay in the index until it is cleaned, and an index that is read in its own sequence cleans itself.
DROP INDEX "mails_state_next_attempt_at_index";--> statement-breakpoint
CREATE INDEX "mails_in_turn" ON "mails" USING btree ("state","next_attempt_at","id");--> statement-breakpoint
-- A reservation refers to its line, which goes with its checkout.
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_checkout_id_checkouts_id_fk";--> statement-breakpoint
-- An index of an expression has that expression prepared for each row that is written, and this one is long. As a column its text costs a third.
DROP INDEX "orders_search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "text_of_order"("number" int, "user_email" text, "billing" jsonb, "shipping" jsonb, "voucher_code" text, "discount_name" text, "external_reference" text)
  RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(coalesce(number::text, '') || ' ' || coalesce(user_email, '') || ' ' || coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '') || ' ' ||
    coalesce(billing ->> 'companyName', '') || ' ' || coalesce(billing ->> 'streetAddress1', '') || ' ' || coalesce(billing ->> 'city', '') || ' ' || coalesce(billing ->> 'postalCode', '') || ' ' ||
    coalesce(billing ->> 'country', '') || ' ' || coalesce(billing ->> 'phone', '') || ' ' || coalesce(shipping ->> 'firstName', '') || ' ' || coalesce(shipping ->> 'lastName', '') || ' ' ||
    coalesce(shipping ->> 'companyName', '') || ' ' || coalesce(shipping ->> 'streetAddress1', '') || ' ' || coalesce(shipping ->> 'city', '') || ' ' || coalesce(shipping ->> 'postalCode', '') || ' ' ||
    coalesce(shipping ->> 'country', '') || ' ' || coalesce(shipping ->> 'phone', '') || ' ' || coalesce(voucher_code, '') || ' ' || coalesce(discount_name, '') || ' ' ||
    coalesce(external_reference, ''))
$$;--> statement-breakpoint
UPDATE "orders" SET "search_text" = text_of_order(number, user_email, billing_address, shipping_address, voucher_code, discount_name, external_reference);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "keep_search_text_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := text_of_order(NEW.number, NEW.user_email, NEW.billing_address, NEW.shipping_address, NEW.voucher_code, NEW.discount_name, NEW.external_reference);
  RETURN NEW;
END $$;--> statement-breakpoint
-- The statement that places an order writes the text itself.
CREATE TRIGGER "orders_search_text_added" BEFORE INSERT ON "orders" FOR EACH ROW
  WHEN (NEW.search_text = '') EXECUTE FUNCTION "keep_search_text_of_order"();--> statement-breakpoint
CREATE TRIGGER "orders_search_text_changed" BEFORE UPDATE OF "number", "user_email", "billing_address", "shipping_address", "voucher_code", "discount_name", "external_reference"
  ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_search_text_of_order"();--> statement-breakpoint
-- An order that is placed is counted by a row's trigger, which is called only where it has a user. Where many are written at once their users are still locked in one sequence.
DROP TRIGGER "orders_of_users_added" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_of_users_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('semena.placing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "count_orders_of_users"();--> statement-breakpoint
CREATE FUNCTION "count_placed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET orders_count = orders_count + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_of_users_placed" AFTER INSERT ON "orders" FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND current_setting('semena.placing', true) = 'on') EXECUTE FUNCTION "count_placed_order"();
