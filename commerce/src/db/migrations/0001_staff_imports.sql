CREATE TABLE "staff_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'LOOKING' NOT NULL,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"files" jsonb NOT NULL,
	"texts" text,
	"step" integer DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 1 NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_imports_state_known" CHECK ("staff_imports"."state" in ('LOOKING', 'LOOKED', 'WRONG', 'APPLYING', 'APPLIED', 'STOPPED', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "staff_imports" ADD CONSTRAINT "staff_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_imports_user_id_index" ON "staff_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_imports_told_at_index" ON "staff_imports" USING btree ("told_at");