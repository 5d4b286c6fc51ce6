-- What a person edited is no demo any more (L-04); the log knows who edited what before there was that rule.
UPDATE products p SET is_demo = false WHERE is_demo AND (
  EXISTS (SELECT 1 FROM audit_log l WHERE l.entity_type = 'product' AND l.entity_id = p.id::text)
  OR EXISTS (SELECT 1 FROM stock_movements m WHERE m.product_id = p.id AND m.reason = 'adjustment')
  OR EXISTS (SELECT 1 FROM product_import_changes c WHERE c.product_id = p.id));--> statement-breakpoint
UPDATE categories c SET is_demo = false WHERE is_demo AND EXISTS (
  SELECT 1 FROM audit_log l WHERE l.entity_type = 'category' AND l.entity_id = c.id::text);--> statement-breakpoint
-- A shop that still shows demo products says so (L-03).
UPDATE settings SET is_demo = true
WHERE EXISTS (SELECT 1 FROM products WHERE is_demo AND archived_at IS NULL);--> statement-breakpoint
-- Where it names no account to pay to, it says what a demo says: nothing that anybody could transfer to.
UPDATE settings s SET
  contact_email = coalesce(s.contact_email, 'demo@example.com'),
  notification_email = coalesce(s.notification_email, 'owner@example.com'),
  phone = coalesce(s.phone, '+96890000000'),
  whatsapp = coalesce(s.whatsapp, '+96890000000'),
  working_hours = coalesce(s.working_hours, 'أوقات تجريبية، المتجر لا يعمل'),
  bank_name = 'مصرف تجريبي (غير حقيقي)',
  transfer_phone = '+96890000000',
  account_holder = 'متجر تجريبي (غير حقيقي)',
  demo_facts = array_remove(ARRAY[
    CASE WHEN s.contact_email IS NULL THEN 'contactEmail' END,
    CASE WHEN s.notification_email IS NULL THEN 'notificationEmail' END,
    CASE WHEN s.phone IS NULL THEN 'phone' END,
    CASE WHEN s.whatsapp IS NULL THEN 'whatsapp' END,
    CASE WHEN s.working_hours IS NULL THEN 'workingHours' END,
    'bankName', 'transferPhone', 'accountHolder'], NULL)
WHERE s.is_demo AND s.bank_name IS NULL AND s.transfer_phone IS NULL AND s.account_holder IS NULL;--> statement-breakpoint
-- Later migrations may change these tables only once nothing waits to be checked.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
