-- The name of an account that is erased goes from the edits of a release that is published, too. What the edits say stays as it is.
CREATE OR REPLACE FUNCTION release_part_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text;
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('overlay', 'native_entry') AND to_jsonb(NEW) - 'author' = to_jsonb(OLD) - 'author' THEN
    RETURN NEW;
  END IF;
  SELECT status INTO held FROM "release" WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.release_id ELSE NEW.release_id END FOR SHARE;
  IF held IS NOT NULL AND held <> 'draft' OR TG_OP = 'UPDATE' AND NEW.release_id <> OLD.release_id THEN
    RAISE EXCEPTION 'a % release cannot change', held USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;

-- An alias only gains its withdrawal, once, and loses the name of an account that is erased.
CREATE OR REPLACE FUNCTION alias_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'taught_by' - 'withdrawn_by' = to_jsonb(OLD) - 'taught_by' - 'withdrawn_by' THEN
    RETURN NEW;
  END IF;
  IF OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR to_jsonb(NEW) - 'withdrawn_at' - 'withdrawn_by' <> to_jsonb(OLD) - 'withdrawn_at' - 'withdrawn_by' THEN
    RAISE EXCEPTION 'an alias can only be withdrawn' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
