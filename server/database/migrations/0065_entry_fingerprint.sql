DROP INDEX "orders_entry_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "entry_fingerprint" text;--> statement-breakpoint
-- Of two administrators with one key the first keeps it: from here on a key leads to one order, whoever sends it.
UPDATE "orders" SET "entry_key" = NULL WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY "entry_key" ORDER BY "id") AS "place" FROM "orders" WHERE "entry_key" IS NOT NULL
	) AS "entered" WHERE "place" > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_entry_key" ON "orders" USING btree ("entry_key") WHERE entry_key IS NOT NULL;