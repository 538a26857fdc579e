CREATE TABLE "demo_marks" (
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"watched" text,
	"is_own" boolean DEFAULT false NOT NULL,
	CONSTRAINT "demo_marks_table_name_key_pk" PRIMARY KEY("table_name","key")
);
--> statement-breakpoint
CREATE TABLE "demo_parked" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_parked_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"removal_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"row" jsonb NOT NULL,
	"emptied" text
);
--> statement-breakpoint
CREATE TABLE "demo_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"erase_after" timestamp with time zone NOT NULL,
	"user_id" integer,
	"things" jsonb NOT NULL,
	"backup" text
);
--> statement-breakpoint
ALTER TABLE "demo_parked" ADD CONSTRAINT "demo_parked_removal_id_demo_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."demo_removals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD CONSTRAINT "demo_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_parked_removal_id_table_name_index" ON "demo_parked" USING btree ("removal_id","table_name");