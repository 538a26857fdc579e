CREATE TABLE "uploaded_files" (
	"path" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploaded_files_due_at_index" ON "uploaded_files" USING btree ("due_at");