-- Periodic work goes through the queue. A task that still waits or runs is not queued again, whichever process would do it.
SELECT pgboss.create_queue('upkeep', '{"policy": "exclusive", "retryLimit": 2, "retryDelay": 5, "heartbeatSeconds": 10, "expireInSeconds": 900,
  "retentionSeconds": 86400, "deleteAfterSeconds": 86400}');

-- A reveal is announced at its moment. Announcing twice has no effect, so a moment that was changed later does no harm.
CREATE FUNCTION reveal_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds,
      start_after, singleton_key)
    SELECT name, '{"task": "announce-reveals"}', retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds,
      GREATEST(now(), NEW.reveal_at) + retention_seconds * interval '1s', policy, heartbeat_seconds, NEW.reveal_at, NEW.id || ' ' || NEW.reveal_at
    FROM pgboss.queue WHERE name = 'upkeep'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "event_reveal_queued" AFTER INSERT OR UPDATE OF "reveal_at" ON "event" FOR EACH ROW
  WHEN (NEW.reveal_at IS NOT NULL) EXECUTE FUNCTION reveal_queue();
