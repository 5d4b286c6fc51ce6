CREATE TABLE "newsletter_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issue_id" integer NOT NULL,
	"subscriber_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_deliveries_once" UNIQUE("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" IN ('waiting', 'sending', 'sent', 'refused', 'unsure', 'left'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_issues_length" CHECK (length("newsletter_issues"."subject") <= 200 AND length("newsletter_issues"."body") <= 20000),
	CONSTRAINT "newsletter_issues_sent" CHECK (CASE WHEN "newsletter_issues"."sent_at" IS NULL THEN "newsletter_issues"."stopped_at" IS NULL AND "newsletter_issues"."finished_at" IS NULL ELSE "newsletter_issues"."subject" <> '' AND "newsletter_issues"."body" <> '' END)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
-- Its new expression has a fourth state, for whom their mail server refuses.
ALTER TABLE "newsletter_subscribers" drop column "state";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "state" text GENERATED ALWAYS AS (CASE WHEN unsubscribed_at IS NOT NULL THEN 'unsubscribed' WHEN confirmed_at IS NULL THEN 'waiting' WHEN refused_at IS NOT NULL THEN 'refused' ELSE 'active' END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_due_idx" ON "newsletter_deliveries" USING btree ("due_at","id") WHERE "newsletter_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_idx" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_draft_key" ON "newsletter_issues" USING btree (("sent_at" IS NULL)) WHERE "newsletter_issues"."sent_at" IS NULL;
--> statement-breakpoint
-- The privacy policy that shops begin with tells how long the shop knows who got which newsletter; where the owner has changed it,
-- theirs stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = 'd28fd62d0b2ea64fcc76ac1e311caa31'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      'بريدك ووقت موافقتك، إن اشتركت فيها.',
      'بريدك ووقت موافقتك، إن اشتركت فيها. ونعرف سنة أي نشرة أرسلناها إليك، كي لا تصلك مرتين.')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
