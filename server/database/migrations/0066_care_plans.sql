CREATE TABLE "care_mails" (
	"animal_id" integer PRIMARY KEY NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_reviews" (
	"text" text PRIMARY KEY NOT NULL,
	"vet" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"digest" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "care_reviews_text" CHECK ("care_reviews"."text" IN ('cats', 'birds', 'fish', 'rabbits', 'hamster', 'guineapig', 'turtle')),
	CONSTRAINT "care_reviews_vet_present" CHECK ("care_reviews"."vet" <> '')
);
--> statement-breakpoint
ALTER TABLE "care_mails" ADD CONSTRAINT "care_mails_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;