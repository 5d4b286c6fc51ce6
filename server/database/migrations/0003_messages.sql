CREATE TABLE "newsletter_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_tokens_purpose" CHECK ("newsletter_tokens"."purpose" IN ('confirm', 'unsubscribe'))
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "reply_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "return_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "policies_updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "faq" jsonb;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber_idx" ON "newsletter_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_expires_idx" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_hash_unique" UNIQUE("request_hash");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_service_hours" CHECK ("settings"."reply_hours" BETWEEN 1 AND 720 AND "settings"."return_hours" BETWEEN 1 AND 8760);--> statement-breakpoint
-- When the policies last said something else: their own words, or a figure that is filled into them (A-STAT-*).
CREATE FUNCTION date_policies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.policies_updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_policies_dated BEFORE UPDATE ON settings FOR EACH ROW
WHEN ((OLD.policies, OLD.delivery_fee_office, OLD.delivery_fee_home, OLD.free_delivery_from, OLD.delivery_days,
    OLD.order_hold_hours, OLD.reply_hours, OLD.return_hours)
  IS DISTINCT FROM (NEW.policies, NEW.delivery_fee_office, NEW.delivery_fee_home, NEW.free_delivery_from,
    NEW.delivery_days, NEW.order_hold_hours, NEW.reply_hours, NEW.return_hours))
EXECUTE FUNCTION date_policies();
