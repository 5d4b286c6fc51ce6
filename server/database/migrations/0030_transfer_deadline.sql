DROP INDEX "orders_expiry_idx";--> statement-breakpoint
CREATE INDEX "orders_ending_idx" ON "orders" USING btree ("expires_at") WHERE deleted_at IS NULL AND payment_status <> 'verified' AND payment_amount IS NULL AND (status IN ('pending', 'confirmed') OR status = 'processing' AND payment_status = 'rejected');--> statement-breakpoint
-- R-16: transfers that were reported before there was a deadline for them have all of it, from now on.
UPDATE orders SET expires_at = greatest(expires_at, now() + s.transfer_check_hours * interval '1 hour')
FROM settings s
WHERE orders.deleted_at IS NULL AND orders.payment_status <> 'verified' AND orders.status IN ('confirmed', 'processing');
