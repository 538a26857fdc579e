INSERT INTO "promotions" ("id", "name", "type", "start_date", "end_date")
  SELECT id, name, type, start_date, end_date FROM promotions_before;--> statement-breakpoint
INSERT INTO "promotion_rules" ("promotion_id", "channels", "catalogue_predicate", "value_type", "value")
  SELECT b.id, b.channels, CASE WHEN o.scope IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('OR', o.scope) END, b.reward_type, b.reward_value
  FROM promotions_before b, LATERAL (
    SELECT jsonb_agg(jsonb_build_object(s.predicate, jsonb_build_object('ids', s.ids)) ORDER BY s.place) AS scope FROM (
      SELECT k.place, k.predicate, (SELECT jsonb_agg(encode(convert_to(k.type || ':' || i, 'UTF8'), 'base64')) FROM unnest(k.keys) i) AS ids
      FROM (VALUES (1, 'productPredicate', 'Product', b.product_ids), (2, 'collectionPredicate', 'Collection', b.collection_ids),
        (3, 'categoryPredicate', 'Category', b.category_ids)) AS k(place, predicate, type, keys)
      WHERE k.keys <> '{}') s) o
  WHERE b.type = 'CATALOGUE' ORDER BY b.name, b.id;--> statement-breakpoint
-- A rule has one minimum, so channels with the same one share a rule.
INSERT INTO "promotion_rules" ("promotion_id", "channels", "order_predicate", "reward_type", "value_type", "value", "gift_variant_ids")
  SELECT b.id, g.channels, jsonb_build_object('discountedObjectPredicate', jsonb_build_object('baseSubtotalPrice', jsonb_build_object('range', jsonb_build_object('gte', g.least)))),
    CASE WHEN b.gift_variant_ids = '{}' THEN 'SUBTOTAL_DISCOUNT' ELSE 'GIFT' END,
    CASE WHEN b.gift_variant_ids = '{}' THEN b.reward_type END, CASE WHEN b.gift_variant_ids = '{}' THEN b.reward_value END, b.gift_variant_ids
  FROM promotions_before b, LATERAL (
    SELECT array_remove(array_agg(x.id ORDER BY x.id), NULL) AS channels, x.least FROM (
      SELECT c.id, trim_scale(coalesce((b.min_subtotals ->> c.id::text)::numeric / (CASE
          WHEN c.currency IN ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') THEN 1
          WHEN c.currency IN ('BHD','IQD','JOD','KWD','LYD','OMR','TND') THEN 1000 ELSE 100 END), 0))::text AS least
      FROM (SELECT b.id) one LEFT JOIN channels c ON c.id = ANY(b.channels)) x
    GROUP BY x.least) g
  WHERE b.type = 'ORDER' ORDER BY b.name, b.id, g.least::numeric;--> statement-breakpoint
DROP TABLE "promotions_before";--> statement-breakpoint
DROP FUNCTION "tell_of_promotions"();--> statement-breakpoint
CREATE FUNCTION "tell_of_promotions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('semena_changed', 'promotions');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotions_changed" AFTER INSERT OR DELETE OR UPDATE OF "start_date", "end_date"
  ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_promotions"();--> statement-breakpoint
CREATE TRIGGER "promotion_rules_changed" AFTER INSERT OR DELETE OR UPDATE OF "channels", "catalogue_predicate", "order_predicate", "reward_type", "value_type", "value", "gift_variant_ids"
  ON "promotion_rules" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_promotions"();--> statement-breakpoint
-- A rule that is brought back by an undo covers nothing yet.
CREATE FUNCTION "forget_what_a_rule_covered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.covered := NULL;
  NEW.applied := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotion_rule_added" BEFORE INSERT ON "promotion_rules" FOR EACH ROW EXECUTE FUNCTION "forget_what_a_rule_covered"();--> statement-breakpoint
CREATE FUNCTION "products_of_a_deleted_rule"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM promotion_rule_variants rv JOIN variants v ON v.id = rv.variant_id WHERE rv.rule_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "promotion_rule_deleted" BEFORE DELETE ON "promotion_rules" FOR EACH ROW EXECUTE FUNCTION "products_of_a_deleted_rule"();--> statement-breakpoint
CREATE FUNCTION "products_of_changed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) SELECT DISTINCT v.product_id, false FROM changed c JOIN variants v ON v.id = c.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_listings_added" AFTER INSERT ON "variant_listings" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE TRIGGER "variant_listings_removed" AFTER DELETE ON "variant_listings" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_of_changed_prices"();--> statement-breakpoint
CREATE FUNCTION "product_of_a_changed_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved) SELECT v.product_id, false FROM variants v WHERE v.id = NEW.variant_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_listings_changed" AFTER UPDATE OF "price" ON "variant_listings" FOR EACH ROW
  WHEN (OLD."price" IS DISTINCT FROM NEW."price") EXECUTE FUNCTION "product_of_a_changed_price"();--> statement-breakpoint
CREATE FUNCTION "products_that_rules_may_cover"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) SELECT DISTINCT c.product_id FROM changed c;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variants_added" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE TRIGGER "variants_removed" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE TRIGGER "collection_products_added" AFTER INSERT ON "collection_products" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE TRIGGER "collection_products_removed" AFTER DELETE ON "collection_products" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "products_that_rules_may_cover"();--> statement-breakpoint
CREATE FUNCTION "product_that_rules_may_cover"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) VALUES ((to_jsonb(NEW) ->> TG_ARGV[0])::int);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "variant_changed" AFTER UPDATE OF "product_id", "sku", "metadata" ON "variants" FOR EACH ROW
  WHEN ((OLD."product_id", OLD."sku", OLD."metadata") IS DISTINCT FROM (NEW."product_id", NEW."sku", NEW."metadata"))
  EXECUTE FUNCTION "product_that_rules_may_cover"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER UPDATE OF "category_id", "product_type_id", "name", "slug", "metadata" ON "products" FOR EACH ROW
  WHEN ((OLD."category_id", OLD."product_type_id", OLD."name", OLD."slug", OLD."metadata") IS DISTINCT FROM
    (NEW."category_id", NEW."product_type_id", NEW."name", NEW."slug", NEW."metadata"))
  EXECUTE FUNCTION "product_that_rules_may_cover"('id');--> statement-breakpoint
CREATE FUNCTION "products_of_a_changed_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) SELECT p.id FROM products p WHERE p.category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "category_changed" AFTER UPDATE OF "metadata" ON "categories" FOR EACH ROW
  WHEN (OLD."metadata" IS DISTINCT FROM NEW."metadata") EXECUTE FUNCTION "products_of_a_changed_category"();--> statement-breakpoint
CREATE FUNCTION "products_of_a_changed_collection"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id) SELECT cp.product_id FROM collection_products cp WHERE cp.collection_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "collection_changed" AFTER UPDATE OF "metadata" ON "collections" FOR EACH ROW
  WHEN (OLD."metadata" IS DISTINCT FROM NEW."metadata") EXECUTE FUNCTION "products_of_a_changed_collection"();
