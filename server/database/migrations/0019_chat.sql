CREATE TABLE "chat_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_key" text NOT NULL,
	"question" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"settled_as" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "chat_questions_question_key_unique" UNIQUE("question_key"),
	CONSTRAINT "chat_questions_asked" CHECK ("chat_questions"."asked" > 0),
	CONSTRAINT "chat_questions_settled" CHECK ("chat_questions"."settled_as" IN ('answered', 'dismissed')),
	CONSTRAINT "chat_questions_settled_at" CHECK (("chat_questions"."settled_as" IS NULL) = ("chat_questions"."settled_at" IS NULL))
);
