-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "ReleaseStatus" AS ENUM ('draft', 'published', 'withdrawn');

-- CreateEnum
CREATE TYPE "EntryKind" AS ENUM ('faction', 'datasheet', 'detachment', 'enhancement', 'armyOption');

-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('queued', 'running', 'succeeded', 'failed');

-- CreateTable
CREATE TABLE "release" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "edition" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "source_revision" TEXT,
    "effective_from" DATE NOT NULL,
    "status" "ReleaseStatus" NOT NULL DEFAULT 'draft',
    "dialect" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "based_on_id" UUID,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "release_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tree_chunk" (
    "id" SERIAL NOT NULL,
    "hash" BYTEA NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "tree_chunk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "release_file" (
    "release_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "chunk_runs" INTEGER[],

    CONSTRAINT "release_file_pkey" PRIMARY KEY ("release_id","position")
);

-- CreateTable
CREATE TABLE "entry" (
    "id" SERIAL NOT NULL,
    "hash" BYTEA NOT NULL,
    "kind" "EntryKind" NOT NULL,
    "entry_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "aliases" TEXT[],
    "faction_ids" TEXT[],
    "detachment_ids" TEXT[],
    "keywords" TEXT[],
    "role" TEXT,
    "legends" BOOLEAN NOT NULL DEFAULT false,
    "option_kind" TEXT,
    "points" DOUBLE PRECISION,
    "command_points" DOUBLE PRECISION,
    "min_models" INTEGER,
    "max_models" INTEGER,
    "body" JSONB NOT NULL,

    CONSTRAINT "entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "release_entries" (
    "release_id" UUID NOT NULL,
    "kind" "EntryKind" NOT NULL,
    "entry_runs" INTEGER[],
    "count" INTEGER NOT NULL,

    CONSTRAINT "release_entries_pkey" PRIMARY KEY ("release_id","kind")
);

-- CreateTable
CREATE TABLE "overlay" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "release_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "target" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "overlay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "native_entry" (
    "release_id" UUID NOT NULL,
    "kind" "EntryKind" NOT NULL,
    "entry_id" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "author" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "native_entry_pkey" PRIMARY KEY ("release_id","kind","entry_id")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "release_id" UUID,
    "target" TEXT,
    "reason" TEXT,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_job" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "status" "ImportStatus" NOT NULL DEFAULT 'queued',
    "actor" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "stage" TEXT,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "summary" JSONB,
    "diagnostics" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT,
    "release_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "release_label_key" ON "release"("label");

-- CreateIndex
CREATE INDEX "release_edition_status_effective_from_idx" ON "release"("edition", "status", "effective_from");

-- CreateIndex
CREATE INDEX "release_based_on_id_idx" ON "release"("based_on_id");

-- CreateIndex
CREATE UNIQUE INDEX "tree_chunk_hash_key" ON "tree_chunk"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "entry_hash_key" ON "entry"("hash");

-- CreateIndex
CREATE INDEX "overlay_release_id_target_idx" ON "overlay"("release_id", "target");

-- CreateIndex
CREATE UNIQUE INDEX "overlay_release_id_position_key" ON "overlay"("release_id", "position");

-- CreateIndex
CREATE INDEX "audit_release_id_id_idx" ON "audit"("release_id", "id");

-- CreateIndex
CREATE INDEX "import_job_status_created_at_idx" ON "import_job"("status", "created_at");

-- AddForeignKey
ALTER TABLE "release" ADD CONSTRAINT "release_based_on_id_fkey" FOREIGN KEY ("based_on_id") REFERENCES "release"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "release_file" ADD CONSTRAINT "release_file_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "release_entries" ADD CONSTRAINT "release_entries_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overlay" ADD CONSTRAINT "overlay_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "native_entry" ADD CONSTRAINT "native_entry_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE SET NULL ON UPDATE CASCADE;


