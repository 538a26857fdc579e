ALTER TABLE "orders" ADD COLUMN "lines_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "orders_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET "lines_count" = l."lines" FROM (SELECT "order_id", count(*)::int AS "lines" FROM "order_lines" GROUP BY "order_id") l WHERE o."id" = l."order_id";--> statement-breakpoint
UPDATE "users" u SET "orders_count" = o."orders" FROM (SELECT "user_id", count(*)::int AS "orders" FROM "orders" WHERE "user_id" IS NOT NULL GROUP BY "user_id") o WHERE u."id" = o."user_id";--> statement-breakpoint
CREATE INDEX "product_listings_hidden" ON "product_listings" USING btree ("channel_id","product_id") WHERE not "product_listings"."is_published";--> statement-breakpoint
CREATE INDEX "products_search_beginning" ON "products" USING btree ((left("search_text", 100)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ((string_to_array("search_text", ' ')));--> statement-breakpoint
CREATE INDEX "variant_listings_channel_id_price_variant_id_index" ON "variant_listings" USING btree ("channel_id","price","variant_id");--> statement-breakpoint
CREATE INDEX "orders_lines_count_number_index" ON "orders" USING btree ("lines_count","number");--> statement-breakpoint
CREATE INDEX "users_by_orders" ON "users" USING btree ("orders_count",lower("email"));--> statement-breakpoint
CREATE INDEX "users_search_beginning" ON "users" USING btree ((left(lower(' ' || email || ' ' || translate(email, '@._-+', '     ') || ' ' || first_name || ' ' || last_name || ' '), 100)) text_pattern_ops);--> statement-breakpoint
-- The order is locked first, so that the number is right however many transactions write lines of it. Where whoever writes an order says the number at once, nothing is written again.
CREATE FUNCTION "count_lines_of_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM orders o WHERE o.id IN (SELECT c.order_id FROM changed c) ORDER BY o.id FOR NO KEY UPDATE;
  UPDATE orders o SET lines_count = n.lines
    FROM (SELECT k.order_id, (SELECT count(*)::int FROM order_lines l WHERE l.order_id = k.order_id) AS lines
      FROM (SELECT DISTINCT order_id FROM changed) k) n
    WHERE o.id = n.order_id AND o.lines_count <> n.lines;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_lines_of_orders"();--> statement-breakpoint
CREATE TRIGGER "order_lines_removed" AFTER DELETE ON "order_lines" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_lines_of_orders"();--> statement-breakpoint
CREATE FUNCTION "count_orders_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF NOT EXISTS (SELECT FROM changed WHERE user_id IS NOT NULL) THEN RETURN NULL; END IF;
  PERFORM FROM users u WHERE u.id IN (SELECT c.user_id FROM changed c) ORDER BY u.id FOR NO KEY UPDATE;
  UPDATE users u SET orders_count = u.orders_count + step * n.orders
    FROM (SELECT user_id, count(*)::int AS orders FROM changed WHERE user_id IS NOT NULL GROUP BY user_id) n WHERE u.id = n.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_of_users_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_orders_of_users"();--> statement-breakpoint
CREATE TRIGGER "orders_of_users_removed" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_orders_of_users"();--> statement-breakpoint
CREATE FUNCTION "count_orders_of_another_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users u WHERE u.id IN (OLD.user_id, NEW.user_id) ORDER BY u.id FOR NO KEY UPDATE;
  UPDATE users u SET orders_count = u.orders_count + CASE WHEN u.id = NEW.user_id THEN 1 ELSE -1 END WHERE u.id IN (OLD.user_id, NEW.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_of_users_moved" AFTER UPDATE OF "user_id" ON "orders" FOR EACH ROW
  WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION "count_orders_of_another_user"();
