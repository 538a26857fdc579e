DROP INDEX "product_listings_channel_id_min_price_product_id_index";--> statement-breakpoint
DROP INDEX "product_listings_channel_id_min_discounted_price_product_id_index";--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "shown_price" bigint;--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "shown_discounted_price" bigint;--> statement-breakpoint
CREATE INDEX "product_listings_shown_price" ON "product_listings" USING btree ("channel_id","shown_price","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_shown_discounted_price" ON "product_listings" USING btree ("channel_id","shown_discounted_price","product_id");--> statement-breakpoint
UPDATE "product_listings" SET "shown_price" = "min_price", "shown_discounted_price" = "min_discounted_price";--> statement-breakpoint
INSERT INTO "stale_products" ("product_id", "is_moved") SELECT "id", false FROM "products";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) SELECT v.product_id, false FROM variants v WHERE v.id = NEW.variant_id;
  PERFORM pg_notify('semena_changed', 'stock');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stocks_added" AFTER INSERT ON "stocks" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE TRIGGER "stocks_removed" AFTER DELETE ON "stocks" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE FUNCTION "product_of_a_changed_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) VALUES (NEW.product_id, false);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_counted" AFTER UPDATE OF "track_inventory" ON "variants" FOR EACH ROW
  WHEN (OLD."track_inventory" <> NEW."track_inventory") EXECUTE FUNCTION "product_of_a_changed_variant"();--> statement-breakpoint
CREATE FUNCTION "products_of_kept_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the last free pieces sell out or bring back.
  INSERT INTO stale_products (product_id, is_moved)
    SELECT v.product_id, false FROM stocks s JOIN variants v ON v.id = s.variant_id
    WHERE s.id = CASE WHEN TG_OP = 'INSERT' THEN NEW.stock_id ELSE OLD.stock_id END AND s.quantity > s.allocated
      AND s.quantity - s.allocated <= CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD.quantity END
        + coalesce((SELECT sum(r.quantity) FROM reservations r WHERE r.stock_id = s.id), 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reservations_changed" AFTER INSERT OR DELETE OR UPDATE OF "quantity" ON "reservations"
  FOR EACH ROW EXECUTE FUNCTION "products_of_kept_stock"();--> statement-breakpoint
CREATE FUNCTION "products_of_warehouses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM changed c JOIN stocks s ON s.warehouse_id = c.warehouse_id JOIN variants v ON v.id = s.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "products_of_zones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM changed c JOIN shipping_zone_warehouses zw ON zw.zone_id = c.zone_id
      JOIN stocks s ON s.warehouse_id = zw.warehouse_id JOIN variants v ON v.id = s.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shipping_zone_warehouses_added" AFTER INSERT ON "shipping_zone_warehouses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "shipping_zone_warehouses_removed" AFTER DELETE ON "shipping_zone_warehouses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "channel_warehouses_added" AFTER INSERT ON "channel_warehouses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "channel_warehouses_removed" AFTER DELETE ON "channel_warehouses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_warehouses"();--> statement-breakpoint
CREATE TRIGGER "shipping_zone_channels_added" AFTER INSERT ON "shipping_zone_channels" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_zones"();--> statement-breakpoint
CREATE TRIGGER "shipping_zone_channels_removed" AFTER DELETE ON "shipping_zone_channels" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_zones"();
