-- The policies also say which governorates differ (L-06).
DROP TRIGGER settings_policies_dated ON settings;--> statement-breakpoint
CREATE TRIGGER settings_policies_dated BEFORE UPDATE ON settings FOR EACH ROW
WHEN ((OLD.policies, OLD.delivery_fee_office, OLD.delivery_fee_home, OLD.free_delivery_from, OLD.delivery_days,
    OLD.order_hold_hours, OLD.reply_hours, OLD.return_hours, OLD.vat_number, OLD.delivery_exceptions)
  IS DISTINCT FROM (NEW.policies, NEW.delivery_fee_office, NEW.delivery_fee_home, NEW.free_delivery_from,
    NEW.delivery_days, NEW.order_hold_hours, NEW.reply_hours, NEW.return_hours, NEW.vat_number,
    NEW.delivery_exceptions))
EXECUTE FUNCTION date_policies();
