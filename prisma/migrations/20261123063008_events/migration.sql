-- CreateEnum
CREATE TYPE "EventRole" AS ENUM ('organiser', 'judge');

-- CreateEnum
CREATE TYPE "EventLinkKind" AS ENUM ('player', 'organiser', 'judge', 'reveal');

-- CreateEnum
CREATE TYPE "PlayerState" AS ENUM ('invited', 'submitted', 'accepted', 'rejected', 'correction', 'withdrawn');

-- CreateTable
CREATE TABLE "event" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "time_zone" TEXT NOT NULL,
    "question" JSONB NOT NULL,
    "terms" JSONB NOT NULL,
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "locks_at" TIMESTAMPTZ(3) NOT NULL,
    "correction_hours" INTEGER NOT NULL,
    "reveal_at" TIMESTAMPTZ(3),
    "names_hidden" BOOLEAN NOT NULL DEFAULT false,
    "kept_until" TIMESTAMPTZ(3) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_staff" (
    "event_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "role" "EventRole" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_staff_pkey" PRIMARY KEY ("event_id","account_id")
);

-- CreateTable
CREATE TABLE "event_link" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event_id" UUID NOT NULL,
    "kind" "EventLinkKind" NOT NULL,
    "player_id" UUID,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "event_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_player" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "team" TEXT,
    "columns" JSONB NOT NULL DEFAULT '[]',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "account_id" UUID,
    "state" "PlayerState" NOT NULL DEFAULT 'invited',
    "version" INTEGER NOT NULL DEFAULT 0,
    "admitted" INTEGER,
    "message" TEXT,
    "corrects_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission" (
    "player_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "late" BOOLEAN NOT NULL,
    "actor" TEXT NOT NULL,
    "source" TEXT,
    "kind" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("player_id","version")
);

-- CreateTable
CREATE TABLE "submission_check" (
    "player_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "failure" TEXT,
    "verdict" TEXT,
    "faction" TEXT,
    "detachment" TEXT,
    "stated_points" DOUBLE PRECISION,
    "computed_points" DOUBLE PRECISION,
    "findings" INTEGER NOT NULL DEFAULT 0,
    "format" TEXT,
    "release" TEXT,
    "fingerprint" BYTEA,
    "aspects" JSONB,
    "deciding" JSONB,
    "report" JSONB,
    "judged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changes" INTEGER NOT NULL DEFAULT 0,
    "verdict_before" TEXT,
    "points_before" DOUBLE PRECISION,

    CONSTRAINT "submission_check_pkey" PRIMARY KEY ("player_id","version")
);

-- CreateTable
CREATE TABLE "finding_override" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "player_id" UUID NOT NULL,
    "finding" BYTEA NOT NULL,
    "code" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "finding_override_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_record" (
    "id" BIGSERIAL NOT NULL,
    "event_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "player" TEXT,
    "version" INTEGER,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "event_record_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "event_kept_until_idx" ON "event"("kept_until");

-- CreateIndex
CREATE INDEX "event_staff_account_id_idx" ON "event_staff"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "event_link_token_hash_key" ON "event_link"("token_hash");

-- CreateIndex
CREATE INDEX "event_link_event_id_kind_idx" ON "event_link"("event_id", "kind");

-- CreateIndex
CREATE INDEX "event_link_player_id_idx" ON "event_link"("player_id");

-- CreateIndex
CREATE INDEX "event_player_account_id_idx" ON "event_player"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "event_player_event_id_name_key_key" ON "event_player"("event_id", "name_key");

-- CreateIndex
CREATE INDEX "finding_override_player_id_idx" ON "finding_override"("player_id");

-- CreateIndex
CREATE INDEX "event_record_event_id_id_idx" ON "event_record"("event_id", "id");

-- AddForeignKey
ALTER TABLE "event_staff" ADD CONSTRAINT "event_staff_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_staff" ADD CONSTRAINT "event_staff_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_link" ADD CONSTRAINT "event_link_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_link" ADD CONSTRAINT "event_link_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "event_player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_player" ADD CONSTRAINT "event_player_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "event_player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_check" ADD CONSTRAINT "submission_check_player_id_version_fkey" FOREIGN KEY ("player_id", "version") REFERENCES "submission"("player_id", "version") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_override" ADD CONSTRAINT "finding_override_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "event_player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_record" ADD CONSTRAINT "event_record_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "event" ADD CONSTRAINT "event_locks_after_deadline" CHECK ("locks_at" >= "deadline");
ALTER TABLE "event_link" ADD CONSTRAINT "event_link_of_player" CHECK (("kind" = 'player') = ("player_id" IS NOT NULL));

-- A submitted version and a line of the record never change. They are deleted only with their event, that is after it.
CREATE TRIGGER "submission_keep" BEFORE UPDATE ON "submission" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "submission_not_emptied" BEFORE TRUNCATE ON "submission" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "event_record_keep" BEFORE UPDATE ON "event_record" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "event_record_not_emptied" BEFORE TRUNCATE ON "event_record" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION event_record_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM event WHERE id = OLD.event_id) THEN
    RAISE EXCEPTION 'the record of an event is only deleted with the event' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "event_record_not_deleted" BEFORE DELETE ON "event_record" FOR EACH ROW EXECUTE FUNCTION event_record_delete();

-- Stores a list as the next version of a player. The database decides whether it is in time, by the moment at which the request reached
-- it, so that all processes have one clock. The lock on the player orders the versions of one player; others do not wait.
CREATE FUNCTION submit_list(of_player uuid, by_actor text, of_kind text, from_source text, with_content bytea, with_hash bytea)
RETURNS TABLE (outcome text, version int, at timestamptz, late boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  player event_player;
  asked event;
  latest record;
  moment timestamptz := statement_timestamp();
  in_time boolean;
BEGIN
  SELECT * INTO player FROM event_player WHERE id = of_player FOR UPDATE;
  IF NOT FOUND THEN RETURN QUERY SELECT 'unknown', NULL::int, NULL::timestamptz, NULL::boolean; RETURN; END IF;
  SELECT * INTO asked FROM event WHERE id = player.event_id;
  SELECT submission.hash, submission.version, submission.at, submission.late INTO latest
    FROM submission WHERE player_id = of_player AND submission.version = player.version;
  IF player.version > 0 AND latest.hash = with_hash AND player.state <> 'correction' THEN
    RETURN QUERY SELECT 'unchanged', latest.version, latest.at, latest.late; RETURN;
  END IF;
  moment := greatest(moment, latest.at);
  in_time := moment <= asked.deadline OR (player.state IN ('correction', 'submitted') AND moment <= player.corrects_until);
  IF player.state = 'withdrawn' THEN RETURN QUERY SELECT 'withdrawn', NULL::int, moment, NULL::boolean; RETURN; END IF;
  IF in_time IS NOT TRUE AND moment > asked.locks_at THEN RETURN QUERY SELECT 'locked', NULL::int, moment, NULL::boolean; RETURN; END IF;
  IF player.version >= 200 THEN RETURN QUERY SELECT 'tooMany', NULL::int, moment, NULL::boolean; RETURN; END IF;
  INSERT INTO submission (player_id, version, at, late, actor, source, kind, content, hash)
    VALUES (of_player, player.version + 1, moment, in_time IS NOT TRUE, by_actor, from_source, of_kind, with_content, with_hash);
  UPDATE event_player SET version = player.version + 1, state = 'submitted' WHERE id = of_player;
  INSERT INTO event_record (event_id, at, actor, action, player, version, details)
    VALUES (player.event_id, moment, by_actor, 'submit', player.name, player.version + 1, jsonb_build_object('late', in_time IS NOT TRUE));
  RETURN QUERY SELECT 'stored', player.version + 1, moment, in_time IS NOT TRUE;
END $$;

-- What an event's lists are judged by may change: its own settings, the releases of its edition, and the aliases. Its lists are then judged
-- again by a job. A job that waits already is enough.
SELECT pgboss.create_queue('event-checks-given-up', '{"policy": "standard", "retryLimit": 1000000, "retryDelay": 5, "heartbeatSeconds": 10, "retentionSeconds": 31536000}');
SELECT pgboss.create_queue('event-checks', '{"policy": "standard", "retryLimit": 2, "heartbeatSeconds": 10, "expireInSeconds": 14400, "retentionSeconds": 31536000,
  "deadLetter": "event-checks-given-up"}');
CREATE FUNCTION queue_event_check(asked uuid) RETURNS void LANGUAGE sql AS $$
  SELECT queue_job('event-checks', NULL, jsonb_build_object('event', asked), 0)
    WHERE NOT EXISTS (SELECT FROM pgboss.job WHERE name = 'event-checks' AND state = 'created' AND data->>'event' = asked::text)
$$;
CREATE FUNCTION event_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_event_check(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "event_question_changed" AFTER UPDATE OF "question" ON "event" FOR EACH ROW
  WHEN (OLD.question IS DISTINCT FROM NEW.question) EXECUTE FUNCTION event_settings_changed();
CREATE FUNCTION event_data_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_event_check(event.id) FROM event WHERE event.edition = NEW.edition AND event.kept_until > now() AND event.ends_on >= current_date - 1;
  RETURN NULL;
END $$;
CREATE TRIGGER "event_release_changed" AFTER UPDATE OF "status" ON "release" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION event_data_changed();
CREATE TRIGGER "event_aliases_changed" AFTER INSERT OR UPDATE ON "alias_revision" FOR EACH ROW EXECUTE FUNCTION event_data_changed();
