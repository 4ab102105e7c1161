-- Workers are notified of the jobs that triggers and functions queue, as of those that processes queue. A transaction notifies once of each queue.
CREATE OR REPLACE FUNCTION queue_job(queue_name text, job_id uuid, job_data jsonb, job_priority integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO pgboss.job (id, name, data, priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
      keep_until, policy, dead_letter, heartbeat_seconds)
    SELECT COALESCE(job_id, gen_random_uuid()), name, job_data, job_priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, now() + retention_seconds * interval '1s', policy, dead_letter, heartbeat_seconds
    FROM pgboss.queue WHERE name = queue_name
    ON CONFLICT DO NOTHING;
  SELECT pg_notify('muster_jobs', queue_name);
$$;
