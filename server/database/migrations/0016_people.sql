-- Accounts as the back office lists and searches them (A-USR-01); the audit log by thing and by person.
DROP INDEX "profiles_created_at_idx";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search_key" text GENERATED ALWAYS AS (fold_arabic(first_name || ' ' || last_name || ' ' || name || ' ' || email) || ' ' || substr(phone, 2)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_newest_idx" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deactivated_at IS NULL;--> statement-breakpoint
CREATE INDEX "profiles_role_idx" ON "profiles" USING btree ("is_admin","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deactivated_at IS NULL;--> statement-breakpoint
CREATE INDEX "profiles_ended_idx" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deactivated_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_search_idx" ON "profiles" USING gin (search_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");