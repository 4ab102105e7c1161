-- CreateEnum
CREATE TYPE "CheckListStatus" AS ENUM ('waiting', 'running', 'done');

-- CreateTable
CREATE TABLE "check_job" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "token_hash" BYTEA NOT NULL,
    "question" JSONB NOT NULL,
    "left_out" JSONB NOT NULL DEFAULT '[]',
    "total" INTEGER NOT NULL,
    "based_on_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "check_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_list" (
    "job_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "player" TEXT,
    "source" TEXT,
    "kind" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "status" "CheckListStatus" NOT NULL DEFAULT 'waiting',
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "worker" UUID,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "check_list_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "check_result" (
    "job_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "failure" TEXT,
    "verdict" TEXT,
    "faction" TEXT,
    "detachment" TEXT,
    "stated_points" INTEGER,
    "computed_points" INTEGER,
    "findings" INTEGER NOT NULL DEFAULT 0,
    "format" TEXT,
    "release" TEXT,
    "fingerprint" BYTEA,
    "report" JSONB,
    "judged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_result_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "check_job_token_hash_key" ON "check_job"("token_hash");

-- CreateIndex
CREATE INDEX "check_job_expires_at_idx" ON "check_job"("expires_at");

-- CreateIndex
CREATE INDEX "check_job_based_on_id_idx" ON "check_job"("based_on_id");

-- The queue: what is not done, in the order in which it is taken. The first lists of every job come before the later ones of any, so a small
-- job does not wait for a large one; what was tried before comes last.
CREATE INDEX "check_list_queue_idx" ON "check_list"("tries", "position", "job_id") WHERE "status" <> 'done';

-- AddForeignKey
ALTER TABLE "check_job" ADD CONSTRAINT "check_job_based_on_id_fkey" FOREIGN KEY ("based_on_id") REFERENCES "check_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_list" ADD CONSTRAINT "check_list_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "check_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_job_id_position_fkey" FOREIGN KEY ("job_id", "position") REFERENCES "check_list"("job_id", "position") ON DELETE CASCADE ON UPDATE CASCADE;
