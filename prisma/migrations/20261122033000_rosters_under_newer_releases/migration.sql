-- CreateTable
CREATE TABLE "roster_check_run" (
    "release_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "after_release_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    "after_roster_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    "worker" UUID,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "roster_check_run_pkey" PRIMARY KEY ("release_id")
);

-- CreateTable
CREATE TABLE "roster_check" (
    "release_id" UUID NOT NULL,
    "roster_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "verdict_before" TEXT NOT NULL,
    "verdict_after" TEXT NOT NULL,
    "points_before" INTEGER,
    "points_after" INTEGER,
    "loses" BOOLEAN NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roster_check_pkey" PRIMARY KEY ("release_id","roster_id")
);

-- CreateTable
CREATE TABLE "bulk_file" (
    "release_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "bytes" INTEGER NOT NULL,
    "raw_bytes" INTEGER NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_file_pkey" PRIMARY KEY ("release_id")
);

-- CreateTable
CREATE TABLE "bulk_file_part" (
    "release_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "bulk_file_part_pkey" PRIMARY KEY ("release_id","position")
);

-- DropIndex: the next one serves what it served.
DROP INDEX "roster_release_id_idx";

-- CreateIndex
CREATE INDEX "roster_release_id_id_idx" ON "roster"("release_id", "id");

-- CreateIndex
CREATE INDEX "roster_check_roster_id_idx" ON "roster_check"("roster_id");

-- CreateIndex
CREATE UNIQUE INDEX "bulk_file_hash_key" ON "bulk_file"("hash");

-- AddForeignKey
ALTER TABLE "roster_check_run" ADD CONSTRAINT "roster_check_run_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_check" ADD CONSTRAINT "roster_check_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_check" ADD CONSTRAINT "roster_check_roster_id_fkey" FOREIGN KEY ("roster_id") REFERENCES "roster"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_file" ADD CONSTRAINT "bulk_file_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_file_part" ADD CONSTRAINT "bulk_file_part_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "bulk_file"("release_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Gzip already.
ALTER TABLE "bulk_file_part" ALTER COLUMN "content" SET STORAGE EXTERNAL;

-- With the newest release of an edition its rosters are asked again, in the transaction that publishes it: nobody has to remember to.
CREATE FUNCTION roster_check_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM release o WHERE o.edition = NEW.edition AND o.status = 'published' AND o.effective_from > NEW.effective_from) THEN
    INSERT INTO roster_check_run (release_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "release_rosters_asked" AFTER UPDATE OF status ON "release" FOR EACH ROW
  WHEN (OLD.status = 'draft' AND NEW.status = 'published') EXECUTE FUNCTION roster_check_begin();
