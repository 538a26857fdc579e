ALTER TABLE "menu_items" ALTER COLUMN "key" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "navigation" text;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_navigation_unique" UNIQUE("navigation");