ALTER TABLE "orders" DROP CONSTRAINT "orders_phone";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_phone" CHECK ("orders"."customer_phone" ~ '^(\+968[279][0-9]{7})?$');