CREATE TABLE "test_mails" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_mails_one_row" CHECK ("test_mails"."id" = 1)
);
--> statement-breakpoint
-- That mail arrives was proved for one address; another one has to be tried anew (L-05).
CREATE FUNCTION forget_mail_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mail_checked_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_mail_unchecked BEFORE UPDATE ON settings FOR EACH ROW
WHEN (OLD.notification_email IS DISTINCT FROM NEW.notification_email)
EXECUTE FUNCTION forget_mail_check();
