ALTER TABLE "settings" ADD COLUMN "street_address" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "commercial_registration" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "ecommerce_licence" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "complaint_contact" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "opening" jsonb;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "delivery_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "demo_facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "transfer_check_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "mail_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_transfer_check_hours" CHECK ("settings"."transfer_check_hours" BETWEEN 1 AND 720);