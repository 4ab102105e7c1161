-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('waiting', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "event_webhook" (
    "event_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "announced_reveal" TIMESTAMPTZ(3),
    "rests_until" TIMESTAMPTZ(3),

    CONSTRAINT "event_webhook_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" "DeliveryState" NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "tried_at" TIMESTAMPTZ(3),
    "status" INTEGER,
    "fault" TEXT,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_delivery_event_id_created_at_id_idx" ON "webhook_delivery"("event_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "event_webhook" ADD CONSTRAINT "event_webhook_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The maximum delay between two tries of a job is that of its queue.
CREATE OR REPLACE FUNCTION queue_job(queue_name text, job_id uuid, job_data jsonb, job_priority integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO pgboss.job (id, name, data, priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
      keep_until, policy, dead_letter, heartbeat_seconds)
    SELECT COALESCE(job_id, gen_random_uuid()), name, job_data, job_priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, now() + retention_seconds * interval '1s', policy, dead_letter, heartbeat_seconds
    FROM pgboss.queue WHERE name = queue_name
    ON CONFLICT DO NOTHING
$$;

-- A delivery is tried again after 5 s, 10 s and so on up to an hour, for about a day.
SELECT pgboss.create_queue('webhooks-given-up', '{"policy": "standard", "retryLimit": 1000000, "retryDelay": 5, "heartbeatSeconds": 10, "retentionSeconds": 31536000}');
SELECT pgboss.create_queue('webhooks', '{"policy": "standard", "retryLimit": 32, "retryDelay": 5, "retryBackoff": true, "retryDelayMax": 3600, "heartbeatSeconds": 10,
  "retentionSeconds": 31536000, "deadLetter": "webhooks-given-up"}');

-- Writes a message to the webhook of an event in the transaction of what it tells. Does nothing if the event has no webhook.
CREATE FUNCTION tell_webhook(of_event uuid, of_type text, what jsonb) RETURNS void LANGUAGE sql AS $$
  WITH told AS (
    INSERT INTO webhook_delivery (event_id, type, data)
      SELECT of_event, of_type, what WHERE EXISTS (SELECT FROM event_webhook WHERE event_id = of_event) RETURNING id)
  SELECT queue_job('webhooks', NULL, jsonb_build_object('delivery', id), 0) FROM told
$$;

-- A version has its first result right after it arrived: the message says both.
CREATE FUNCTION tell_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhook(p.event_id, 'submission.received', jsonb_build_object('player', p.id, 'name', p.name, 'version', s.version, 'late', s.late,
      'at', to_char(s.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'hash', encode(s.hash, 'hex'), 'verdict', NEW.verdict,
      'points', NEW.computed_points))
    FROM event_player p JOIN submission s ON s.player_id = p.id AND s.version = NEW.version WHERE p.id = NEW.player_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "submission_told" AFTER INSERT ON "submission_check" FOR EACH ROW EXECUTE FUNCTION tell_submission();
CREATE FUNCTION tell_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhook(NEW.event_id, 'submission.decided', jsonb_build_object('player', NEW.id, 'name', NEW.name, 'version', NEW.version,
      'decision', NEW.state, 'message', NEW.message));
  RETURN NULL;
END $$;
CREATE TRIGGER "decision_told" AFTER UPDATE OF "state" ON "event_player" FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('accepted', 'rejected', 'correction', 'withdrawn')) EXECUTE FUNCTION tell_decision();
