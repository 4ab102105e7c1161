-- CreateTable
CREATE TABLE "packed_release" (
    "release_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "format" SMALLINT NOT NULL,
    "content" BYTEA NOT NULL,
    "packed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "packed_release_pkey" PRIMARY KEY ("release_id")
);

-- AddForeignKey
ALTER TABLE "packed_release" ADD CONSTRAINT "packed_release_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- The content is compressed already.
ALTER TABLE "packed_release" ALTER COLUMN "content" SET STORAGE EXTERNAL;

-- A release is packed when it is published. Those of before, and of another format, are packed one a minute.
CREATE FUNCTION release_pack_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_job('upkeep', NULL, '{"task": "pack-releases"}', 0);
  RETURN NULL;
END $$;
CREATE TRIGGER "release_pack_queued" AFTER UPDATE OF "status" ON "release" FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION release_pack_queue();
