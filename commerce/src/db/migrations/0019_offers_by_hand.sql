-- Rows of what is deleted go by triggers, because a reference would be checked for each of many thousand rows.
CREATE OR REPLACE FUNCTION "products_of_a_deleted_rule"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_products (product_id, is_moved)
    SELECT DISTINCT v.product_id, false FROM promotion_rule_variants rv JOIN variants v ON v.id = rv.variant_id WHERE rv.rule_id = OLD.id;
  DELETE FROM promotion_rule_variants WHERE rule_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE FUNCTION "variants_that_no_rule_covers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM promotion_rule_variants rv USING changed c WHERE rv.variant_id = c.id;
  INSERT INTO stale_products (product_id) SELECT DISTINCT c.product_id FROM changed c;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "variants_removed" ON "variants";--> statement-breakpoint
CREATE TRIGGER "variants_removed" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "variants_that_no_rule_covers"();
