-- A published release stays as it is for ever; it may only be withdrawn, and restored as it was.
CREATE OR REPLACE FUNCTION release_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF TG_OP = 'UPDATE' AND (OLD.status, NEW.status) IN (('published', 'withdrawn'), ('withdrawn', 'published'))
     AND (to_jsonb(NEW) - 'status' - 'withdrawn_at') = (to_jsonb(OLD) - 'status' - 'withdrawn_at') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'release % is %: it cannot change', OLD.label, OLD.status USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- Rosters may be checked under a draft before it is published. Whatever changes the draft makes the results out of date.
CREATE FUNCTION draft_checks_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "roster_check_run" WHERE release_id = NEW.id;
  DELETE FROM "roster_check" WHERE release_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "draft_checks_forget" AFTER UPDATE OF revision ON "release" FOR EACH ROW
  WHEN (OLD.status = 'draft' AND NEW.revision <> OLD.revision) EXECUTE FUNCTION draft_checks_forget();
