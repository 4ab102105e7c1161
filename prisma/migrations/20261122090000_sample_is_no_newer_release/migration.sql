-- The invented sample is dated, but of another game: a release of real data that is older than the sample is the newest of its edition all the same.
CREATE OR REPLACE FUNCTION roster_check_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM release o WHERE o.edition = NEW.edition AND o.status = 'published' AND o.effective_from > NEW.effective_from
      AND (o.source <> 'sample' OR NEW.source = 'sample')) THEN
    INSERT INTO roster_check_run (release_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
