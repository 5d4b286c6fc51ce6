ALTER TABLE "profiles" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "second_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "receiver_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "second_phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receiver_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_place" CHECK (("profiles"."latitude" IS NULL) = ("profiles"."longitude" IS NULL) AND "profiles"."latitude" BETWEEN 16.6 AND 26.6 AND "profiles"."longitude" BETWEEN 51.9 AND 59.95);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_second_phone" CHECK ("orders"."second_phone" ~ '^\+968[279][0-9]{7}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place" CHECK (("orders"."latitude" IS NULL) = ("orders"."longitude" IS NULL) AND "orders"."latitude" BETWEEN 16.6 AND 26.6 AND "orders"."longitude" BETWEEN 51.9 AND 59.95);