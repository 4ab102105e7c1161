-- CreateEnum
CREATE TYPE "AliasKind" AS ENUM ('faction', 'detachment', 'unit', 'model', 'wargear', 'enhancement', 'armyOption');

-- CreateTable
CREATE TABLE "alias" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "edition" TEXT NOT NULL,
    "kind" "AliasKind" NOT NULL,
    "language" TEXT,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "means_key" TEXT NOT NULL,
    "taught_by" TEXT NOT NULL,
    "taught_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_by" TEXT,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "alias_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alias_revision" (
    "edition" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "alias_revision_pkey" PRIMARY KEY ("edition")
);

-- CreateTable
CREATE TABLE "unknown_name" (
    "edition" TEXT NOT NULL,
    "kind" "AliasKind" NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "lists" INTEGER NOT NULL,

    CONSTRAINT "unknown_name_pkey" PRIMARY KEY ("edition","kind","name","language","day")
);

-- CreateIndex
CREATE INDEX "alias_edition_name_key_idx" ON "alias"("edition", "name_key");

-- CreateIndex
CREATE INDEX "alias_taught_at_id_idx" ON "alias"("taught_at", "id");

-- CreateIndex
CREATE INDEX "unknown_name_day_idx" ON "unknown_name"("day");

-- A name is taught once for one thing.
CREATE UNIQUE INDEX "alias_in_force" ON "alias"("edition", "kind", "name_key", "means_key") WHERE "withdrawn_at" IS NULL;

-- Aliases only gain their withdrawal, once: the table is its own history.
CREATE FUNCTION alias_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR to_jsonb(NEW) - 'withdrawn_at' - 'withdrawn_by' <> to_jsonb(OLD) - 'withdrawn_at' - 'withdrawn_by' THEN
    RAISE EXCEPTION 'an alias can only be withdrawn' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "alias_keep" BEFORE UPDATE ON "alias" FOR EACH ROW EXECUTE FUNCTION alias_keep();
CREATE TRIGGER "alias_not_deleted" BEFORE DELETE ON "alias" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "alias_not_emptied" BEFORE TRUNCATE ON "alias" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every process hears at once that an edition has other aliases than it knew.
CREATE FUNCTION alias_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alias_revision" (edition, revision) SELECT DISTINCT changed.edition, 1 FROM changed ORDER BY 1
    ON CONFLICT (edition) DO UPDATE SET revision = "alias_revision".revision + 1;
  PERFORM pg_notify('muster_aliases', changed.edition) FROM (SELECT DISTINCT edition FROM changed) AS changed;
  RETURN NULL;
END $$;
CREATE TRIGGER "alias_taught" AFTER INSERT ON "alias" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alias_announce();
CREATE TRIGGER "alias_withdrawn" AFTER UPDATE ON "alias" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alias_announce();
