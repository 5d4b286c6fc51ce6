ALTER TABLE "admin_invitations" ADD COLUMN "limited_role" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "limited_role" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_limited_role_known" CHECK ("profiles"."limited_role" IS NULL OR ("profiles"."limited_role" IN ('staff', 'accountant') AND NOT "profiles"."is_admin"));--> statement-breakpoint
-- A main administrator stays the owner, other administrators keep full rights. Where nobody is the main one, the first
-- account that administers the shop becomes the owner: somebody must be able to give roles.
UPDATE "profiles" SET "is_owner" = true WHERE NOT EXISTS (SELECT FROM "profiles" WHERE "is_owner") AND "id" = (
  SELECT "id" FROM "profiles" WHERE "is_admin" AND "deactivated_at" IS NULL ORDER BY "created_at", "id" LIMIT 1
);
