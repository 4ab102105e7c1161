-- What the tables themselves promise, whoever writes to them.

-- Small texts too are compressed and kept out of line: the rows that lists read stay narrow.
ALTER TABLE "tree_chunk" SET (toast_tuple_target = 256);
ALTER TABLE "entry" SET (toast_tuple_target = 256);

ALTER TABLE "release"
  ADD CONSTRAINT "release_edition_known" CHECK (edition ~ '^[0-9]{1,2}e$'),
  ADD CONSTRAINT "release_label_present" CHECK (label <> '' AND length(label) <= 200),
  ADD CONSTRAINT "release_dialect_known" CHECK (dialect IN ('battlescribe', 'newrecruit')),
  ADD CONSTRAINT "release_hash_whole" CHECK (octet_length(content_hash) = 32),
  ADD CONSTRAINT "release_revision_counts" CHECK (revision >= 0),
  ADD CONSTRAINT "release_published_at_set" CHECK ((status = 'draft') = (published_at IS NULL)),
  ADD CONSTRAINT "release_withdrawn_at_set" CHECK ((status = 'withdrawn') = (withdrawn_at IS NOT NULL));

ALTER TABLE "tree_chunk" ADD CONSTRAINT "tree_chunk_hash_whole" CHECK (octet_length(hash) = 32);
ALTER TABLE "release_file" ADD CONSTRAINT "release_file_runs_paired" CHECK (cardinality(chunk_runs) > 0 AND cardinality(chunk_runs) % 2 = 0);
ALTER TABLE "release_entries" ADD CONSTRAINT "release_entries_runs_paired" CHECK (cardinality(entry_runs) % 2 = 0 AND count >= 0);

ALTER TABLE "entry"
  ADD CONSTRAINT "entry_hash_whole" CHECK (octet_length(hash) = 32),
  ADD CONSTRAINT "entry_named" CHECK (entry_id <> '' AND slug <> '' AND name <> ''),
  ADD CONSTRAINT "entry_points_in_range" CHECK (points BETWEEN -1000 AND 100000),
  ADD CONSTRAINT "entry_command_points_in_range" CHECK (command_points BETWEEN -100 AND 100),
  ADD CONSTRAINT "entry_models_in_range" CHECK (min_models BETWEEN 0 AND 9999 AND max_models BETWEEN 0 AND 9999),
  ADD CONSTRAINT "entry_body_points_in_range" CHECK (NOT jsonb_path_exists(body, '$.points.bySize[*].points ? (@ < -1000 || @ > 100000)')
    AND NOT jsonb_path_exists(body, '$.points.perModel[*].points ? (@ < -1000 || @ > 100000)')
    AND NOT jsonb_path_exists(body, '$.points.wargear[*].points ? (@ < -1000 || @ > 100000)')
    AND NOT jsonb_path_exists(body, '$.points.byCopy[*].points ? (@ < -1000 || @ > 100000)')
    AND NOT jsonb_path_exists(body, '$.options[*].options[*].points ? (@ < -1000 || @ > 100000)')),
  ADD CONSTRAINT "entry_body_counts_in_range" CHECK (NOT jsonb_path_exists(body, '$.models[*].min ? (@ < 0 || @ > 9999)')
    AND NOT jsonb_path_exists(body, '$.models[*].max ? (@ < 0 || @ > 9999)')
    AND NOT jsonb_path_exists(body, '$.slots[*].max ? (@ < 0 || @ > 9999)'));

ALTER TABLE "import_job" ADD CONSTRAINT "import_job_progress_counts" CHECK (done >= 0 AND total >= 0);

-- A published release stays as it is for ever; it may only be withdrawn, once.
CREATE FUNCTION release_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.status = 'published' AND NEW.status = 'withdrawn'
     AND (to_jsonb(NEW) - 'status' - 'withdrawn_at') = (to_jsonb(OLD) - 'status' - 'withdrawn_at') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'release % is %: it cannot change', OLD.label, OLD.status USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "release_keep" BEFORE UPDATE OR DELETE ON "release" FOR EACH ROW EXECUTE FUNCTION release_keep();

-- What a release consists of changes only while it is a draft.
CREATE FUNCTION release_part_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text;
BEGIN
  SELECT status INTO held FROM "release" WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.release_id ELSE NEW.release_id END FOR SHARE;
  IF held IS NOT NULL AND held <> 'draft' OR TG_OP = 'UPDATE' AND NEW.release_id <> OLD.release_id THEN
    RAISE EXCEPTION 'a % release cannot change', held USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
CREATE TRIGGER "release_file_keep" BEFORE INSERT OR UPDATE OR DELETE ON "release_file" FOR EACH ROW EXECUTE FUNCTION release_part_keep();
CREATE TRIGGER "release_entries_keep" BEFORE INSERT OR UPDATE OR DELETE ON "release_entries" FOR EACH ROW EXECUTE FUNCTION release_part_keep();
CREATE TRIGGER "overlay_keep" BEFORE INSERT OR UPDATE OR DELETE ON "overlay" FOR EACH ROW EXECUTE FUNCTION release_part_keep();
CREATE TRIGGER "native_entry_keep" BEFORE INSERT OR UPDATE OR DELETE ON "native_entry" FOR EACH ROW EXECUTE FUNCTION release_part_keep();

-- Content is addressed by its hash: it is never rewritten, and never removed while a release holds it.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% refuses %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "tree_chunk_keep" BEFORE UPDATE ON "tree_chunk" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "entry_keep" BEFORE UPDATE ON "entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "tree_chunk_not_emptied" BEFORE TRUNCATE ON "tree_chunk" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "entry_not_emptied" BEFORE TRUNCATE ON "entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "release_not_emptied" BEFORE TRUNCATE ON "release" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "release_file_not_emptied" BEFORE TRUNCATE ON "release_file" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "release_entries_not_emptied" BEFORE TRUNCATE ON "release_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Row ids that runs name: `[first, length, first, length ...]`.
CREATE FUNCTION run_ranges(runs integer[]) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(range_agg(int4range(runs[place], runs[place] + runs[place + 1])), '{}') FROM generate_series(1, cardinality(runs), 2) AS place
$$;
CREATE FUNCTION held_chunks() RETURNS int4multirange LANGUAGE sql STABLE AS $$
  SELECT COALESCE(range_agg(run_ranges(chunk_runs)), '{}') FROM "release_file"
$$;
CREATE FUNCTION held_entries() RETURNS int4multirange LANGUAGE sql STABLE AS $$
  SELECT COALESCE(range_agg(run_ranges(entry_runs)), '{}') FROM "release_entries"
$$;

CREATE FUNCTION tree_chunk_unheld() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held int4multirange := held_chunks();
BEGIN
  IF EXISTS (SELECT FROM gone WHERE id <@ held) THEN
    RAISE EXCEPTION 'a release holds this chunk' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "tree_chunk_unheld" AFTER DELETE ON "tree_chunk" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tree_chunk_unheld();

CREATE FUNCTION entry_unheld() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held int4multirange := held_entries();
BEGIN
  IF EXISTS (SELECT FROM gone WHERE id <@ held) THEN
    RAISE EXCEPTION 'a release holds this entry' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "entry_unheld" AFTER DELETE ON "entry" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION entry_unheld();

-- The audit log only grows.
CREATE TRIGGER "audit_keep" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "audit_not_emptied" BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every process hears at once that there are other releases than it knew.
CREATE FUNCTION release_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('muster_releases', COALESCE(NEW.id, OLD.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "release_announce" AFTER INSERT OR UPDATE OR DELETE ON "release" FOR EACH ROW EXECUTE FUNCTION release_announce();
