ALTER TABLE "settings" ALTER COLUMN "contact_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "notification_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "whatsapp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "working_hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "bank_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "transfer_phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "account_holder" DROP NOT NULL;--> statement-breakpoint
-- Every shop began with a bank, numbers and an address that nobody had entered (L-01). Where they still stand, nobody has
-- corrected them either.
UPDATE settings SET
  contact_email = nullif(contact_email, 'salam@aleef.om'),
  notification_email = nullif(notification_email, 'salam@aleef.om'),
  phone = nullif(phone, '+96891234567'),
  whatsapp = nullif(whatsapp, '+96891234567'),
  working_hours = nullif(working_hours, 'السبت – الخميس، 9:00 ص – 9:00 م'),
  bank_name = nullif(bank_name, 'بنك الساحل'),
  transfer_phone = nullif(transfer_phone, '+96891234567'),
  account_holder = nullif(account_holder, 'سالم بن خلفان البلوشي');--> statement-breakpoint
-- The texts that shops began with, where the owner left them: they lose no paragraph to a fact that is not set, and speak
-- of VAT only where there is a number for it.
UPDATE settings SET policies = replace(replace(replace(policies::text,
  'الأسعار بالريال العُماني وتشمل ضريبة القيمة المضافة.',
  'الأسعار بالريال العُماني. {priceTerms}.'),
  'الهاتف: {phone}، {workingHours}. البريد الإلكتروني: {email}.',
  '- الهاتف: {phone}.\n- واتساب: {whatsapp}.\n- البريد الإلكتروني: {email}.\n- أوقات العمل: {workingHours}.'),
  'راسلنا من صفحة «تواصل معنا» أو على {email}، ونرد خلال {replyHours}.',
  'راسلنا من صفحة «تواصل معنا»، ونرد خلال {replyHours}.')::jsonb;--> statement-breakpoint
DROP TRIGGER settings_policies_dated ON settings;--> statement-breakpoint
CREATE TRIGGER settings_policies_dated BEFORE UPDATE ON settings FOR EACH ROW
WHEN ((OLD.policies, OLD.delivery_fee_office, OLD.delivery_fee_home, OLD.free_delivery_from, OLD.delivery_days,
    OLD.order_hold_hours, OLD.reply_hours, OLD.return_hours, OLD.vat_number)
  IS DISTINCT FROM (NEW.policies, NEW.delivery_fee_office, NEW.delivery_fee_home, NEW.free_delivery_from,
    NEW.delivery_days, NEW.order_hold_hours, NEW.reply_hours, NEW.return_hours, NEW.vat_number))
EXECUTE FUNCTION date_policies();
