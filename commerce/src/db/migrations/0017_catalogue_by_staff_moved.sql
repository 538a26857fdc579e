UPDATE "product_types" SET "is_digital" = NOT "is_shipping_required";
--> statement-breakpoint
UPDATE "product_type_attributes" t SET "variant_selection" = true FROM "attributes" a
  WHERE a."id" = t."attribute_id" AND t."of_variant" AND a."input_type" IN ('DROPDOWN', 'BOOLEAN', 'SWATCH', 'NUMERIC');
--> statement-breakpoint
CREATE FUNCTION semena_drop_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attribute_values v USING attributes a
    WHERE v.reference_id = old.id AND a.id = v.attribute_id AND a.entity_type = tg_argv[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('PRODUCT');
--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "variants" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('PRODUCT_VARIANT');
--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('PAGE');
--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('CATEGORY');
--> statement-breakpoint
CREATE TRIGGER semena_references AFTER DELETE ON "collections" FOR EACH ROW EXECUTE FUNCTION semena_drop_references('COLLECTION');
