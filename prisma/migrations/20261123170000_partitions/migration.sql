-- The audit log and the results of checks are partitioned by month, so that a month is dropped as a whole and no index grows for ever.
-- Months are in UTC. What belongs to no month's partition goes to the default one, and is moved when its month gets a partition.

-- A UUID of version 7: it begins with the moment at which it was made. PostgreSQL has uuidv7() from version 18 on.
CREATE FUNCTION timed_uuid() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;
-- The least UUID of version 7 that is made at a moment.
CREATE FUNCTION first_uuid_of(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (encode(substring(int8send(floor(extract(epoch FROM moment) * 1000)::bigint) FROM 3), 'hex') || repeat('0', 20))::uuid
$$;

-- The name of a month's partition.
CREATE FUNCTION partition_of(parent text, month date) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT parent || to_char(month, '_YYYY_MM') $$;

-- Makes the partition of the month that begins on this day. Does nothing if there is one.
CREATE FUNCTION make_partition(parent text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := partition_of(parent, month);
  begins timestamptz := month::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (month + interval '1 month') AT TIME ZONE 'UTC';
  key text := CASE parent WHEN 'audit' THEN 'at' ELSE 'job_id' END;
  lower text := CASE parent WHEN 'audit' THEN begins::text ELSE first_uuid_of(begins)::text END;
  upper text := CASE parent WHEN 'audit' THEN ends::text ELSE first_uuid_of(ends)::text END;
BEGIN
  IF to_regclass(quote_ident(name)) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', name, parent);
  EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', parent || '_default');
  -- No trigger may refuse to move rows that belong here.
  IF parent = 'audit' THEN EXECUTE format('ALTER TABLE %I DISABLE TRIGGER audit_keep', parent || '_default'); END IF;
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    parent || '_default', key, lower, key, upper, name);
  IF parent = 'audit' THEN
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER audit_keep', parent || '_default');
    EXECUTE format('CREATE TRIGGER audit_not_emptied BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END IF;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, lower, upper);
END $$;

-- Makes the partitions of this month and of as many months after it.
CREATE FUNCTION make_partitions(ahead integer) RETURNS void LANGUAGE sql AS $$
  SELECT make_partition(parent, (date_trunc('month', now() AT TIME ZONE 'UTC') + made * interval '1 month')::date)
  FROM unnest(ARRAY['audit', 'check_result']) AS parent, generate_series(0, ahead) AS made
$$;

-- Drops the months of the audit log that ended before the given number of months began, and the past months of results in which every job has
-- expired. Returns the names of the dropped partitions.
CREATE FUNCTION drop_partitions(audit_months integer) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  this_month date := date_trunc('month', now() AT TIME ZONE 'UTC')::date;
  name text;
  month date;
  is_used boolean;
BEGIN
  FOR name, month IN
    SELECT child.relname, to_date(right(child.relname, 7), 'YYYY_MM')
    FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
    WHERE inhparent IN ('audit'::regclass, 'check_result'::regclass) AND child.relname ~ '_\d{4}_\d{2}$' ORDER BY 1
  LOOP
    IF name LIKE 'audit%' THEN
      CONTINUE WHEN month >= this_month - audit_months * interval '1 month';
    ELSE
      -- A job of the last minutes of a month may still be written when the month is over.
      CONTINUE WHEN month >= this_month - interval '1 month';
      EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO is_used;
      CONTINUE WHEN is_used;
    END IF;
    EXECUTE format('DROP TABLE %I', name);
    RETURN NEXT name;
  END LOOP;
END $$;

-- The audit log, by the time of the entry. The sequence keeps ids unique over the partitions.
ALTER TABLE "audit" RENAME TO "audit_before";
ALTER TABLE "audit_before" RENAME CONSTRAINT "audit_pkey" TO "audit_before_pkey";
ALTER INDEX "audit_release_id_id_idx" RENAME TO "audit_before_1";
ALTER INDEX "audit_actor_id_idx" RENAME TO "audit_before_2";
ALTER INDEX "audit_target_kind_target_id_idx" RENAME TO "audit_before_3";
ALTER INDEX "audit_at_idx" RENAME TO "audit_before_4";
CREATE TABLE "audit" (LIKE "audit_before" INCLUDING DEFAULTS) PARTITION BY RANGE ("at");
ALTER TABLE "audit" ADD CONSTRAINT "audit_pkey" PRIMARY KEY ("id", "at");
CREATE INDEX "audit_release_id_id_idx" ON "audit"("release_id", "id");
CREATE INDEX "audit_actor_id_idx" ON "audit"("actor", "id");
CREATE INDEX "audit_target_kind_target_id_idx" ON "audit"("target_kind", "target", "id");
CREATE INDEX "audit_at_idx" ON "audit"("at");
-- The actions of the log are listed by steps through this index.
CREATE INDEX "audit_action_id_idx" ON "audit"("action", "id");
CREATE TRIGGER "audit_keep" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "audit_not_emptied" BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE "audit_default" PARTITION OF "audit" DEFAULT;
CREATE TRIGGER "audit_not_emptied" BEFORE TRUNCATE ON "audit_default" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
SELECT make_partition('audit', month) FROM (SELECT DISTINCT date_trunc('month', "at" AT TIME ZONE 'UTC')::date AS month FROM "audit_before") AS months;
INSERT INTO "audit" SELECT * FROM "audit_before";
ALTER SEQUENCE "audit_id_seq" OWNED BY "audit"."id";
DROP TABLE "audit_before";

-- The results of checks, by the id of their job, which begins with the time from now on. So the key of a result is the one that it was, and
-- everything that names a job finds its partition. The results of older jobs stay in the default partition until the jobs expire.
ALTER TABLE "check_job" ALTER COLUMN "id" SET DEFAULT timed_uuid();
ALTER TABLE "check_result" RENAME TO "check_result_before";
ALTER TABLE "check_result_before" RENAME CONSTRAINT "check_result_pkey" TO "check_result_before_pkey";
ALTER TABLE "check_result_before" DROP CONSTRAINT "check_result_job_id_position_fkey";
CREATE TABLE "check_result" (LIKE "check_result_before" INCLUDING DEFAULTS) PARTITION BY RANGE ("job_id");
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_pkey" PRIMARY KEY ("job_id", "position");
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_job_id_position_fkey" FOREIGN KEY ("job_id", "position")
  REFERENCES "check_list"("job_id", "position") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TABLE "check_result_default" PARTITION OF "check_result" DEFAULT;
INSERT INTO "check_result" SELECT * FROM "check_result_before";
DROP TABLE "check_result_before";

SELECT make_partitions(3);
