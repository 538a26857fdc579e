CREATE TABLE "cdn_purges" (
	"tag" text PRIMARY KEY NOT NULL,
	"told" integer DEFAULT 1 NOT NULL,
	"is_repeated" boolean DEFAULT true NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media_removals" (
	"path" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cdn_purges_due_at_index" ON "cdn_purges" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "media_removals_next_attempt_at_index" ON "media_removals" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE FUNCTION "semena_remove_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_removals (path) VALUES (OLD.avatar_path) ON CONFLICT (path) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_picture_replaced" AFTER UPDATE OF avatar_path ON "users" FOR EACH ROW
  WHEN (OLD.avatar_path IS NOT NULL AND OLD.avatar_path IS DISTINCT FROM NEW.avatar_path) EXECUTE FUNCTION "semena_remove_picture"();
--> statement-breakpoint
CREATE TRIGGER "users_picture_gone" AFTER DELETE ON "users" FOR EACH ROW
  WHEN (OLD.avatar_path IS NOT NULL) EXECUTE FUNCTION "semena_remove_picture"();
