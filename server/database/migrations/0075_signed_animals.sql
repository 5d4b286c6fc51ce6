ALTER TABLE "handovers" ADD COLUMN "signed_animal_id" integer;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_signed_animal_id_animals_id_fk" FOREIGN KEY ("signed_animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_signed_animal_idx" ON "handovers" USING btree ("signed_animal_id");