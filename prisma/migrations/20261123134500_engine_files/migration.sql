-- CreateTable
CREATE TABLE "engine_file" (
    "release_id" UUID NOT NULL,
    "faction" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "raw_bytes" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "engine_file_pkey" PRIMARY KEY ("release_id","faction")
);

-- AddForeignKey
ALTER TABLE "engine_file" ADD CONSTRAINT "engine_file_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- The content is compressed already.
ALTER TABLE "engine_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;
