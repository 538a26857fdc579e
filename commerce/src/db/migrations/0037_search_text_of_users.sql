DROP INDEX "user_addresses_search";--> statement-breakpoint
DROP INDEX "users_search_beginning";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The texts of one user's addresses; a telephone number is found without its plus. Each text begins and ends with a space, so that no phrase reaches from one into the next.
CREATE FUNCTION "text_of_addresses"("owner" int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(lower(' ' || concat_ws(' ', coalesce(a.address ->> 'firstName', ''), coalesce(a.address ->> 'lastName', ''), coalesce(a.address ->> 'companyName', ''), coalesce(a.address ->> 'streetAddress1', ''), coalesce(a.address ->> 'city', ''), coalesce(a.address ->> 'postalCode', ''), coalesce(a.address ->> 'country', ''), ltrim(coalesce(a.address ->> 'phone', ''), '+')) || ' '), '' ORDER BY a.id), '')
    FROM user_addresses a WHERE a.user_id = owner
$$;--> statement-breakpoint
CREATE FUNCTION "text_of_user"("email" text, "first_name" text, "last_name" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(' ' || email || ' ' || translate(email, '@._-+', '     ') || ' ' || first_name || ' ' || last_name || ' ')
$$;--> statement-breakpoint
UPDATE "users" u SET "search_text" = text_of_user(u.email, u.first_name, u.last_name) || text_of_addresses(u.id);--> statement-breakpoint
CREATE INDEX "users_search_beginning" ON "users" USING btree ((left("search_text", 100)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- The row is locked already when this runs, so an address that is written meanwhile waits and is told below.
CREATE FUNCTION "keep_search_text_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := text_of_user(NEW.email, NEW.first_name, NEW.last_name) || CASE TG_OP WHEN 'INSERT' THEN '' ELSE text_of_addresses(NEW.id) END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_search_text" BEFORE INSERT OR UPDATE OF "email", "first_name", "last_name" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text_of_user"();--> statement-breakpoint
-- The users are locked first, so that the text has every address, however many transactions write some.
CREATE FUNCTION "keep_search_text_of_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users u WHERE u.id IN (SELECT c.user_id FROM changed c) ORDER BY u.id FOR NO KEY UPDATE;
  UPDATE users u SET search_text = n.text
    FROM (SELECT o.id, text_of_user(o.email, o.first_name, o.last_name) || text_of_addresses(o.id) AS text
      FROM users o WHERE o.id IN (SELECT c.user_id FROM changed c)) n
    WHERE u.id = n.id AND u.search_text <> n.text;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_addresses_added" AFTER INSERT ON "user_addresses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_text_of_owners"();--> statement-breakpoint
CREATE TRIGGER "user_addresses_changed" AFTER UPDATE ON "user_addresses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_text_of_owners"();--> statement-breakpoint
CREATE TRIGGER "user_addresses_removed" AFTER DELETE ON "user_addresses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_text_of_owners"();
