CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "mail_texts_mail_language_key_pk" PRIMARY KEY("mail","language","key")
);
