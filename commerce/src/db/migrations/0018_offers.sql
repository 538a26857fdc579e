ALTER TABLE "promotion_rule_variants" DROP CONSTRAINT "promotion_rule_variants_variant_id_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "promotion_rule_variants" DROP CONSTRAINT "promotion_rule_variants_rule_id_promotion_rules_id_fk";
