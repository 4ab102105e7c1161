-- Who made a change, with which key and in which request, and what it was made to; which key replaces a rotated one.
-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "replaced_by" UUID;

-- AlterTable
ALTER TABLE "audit" ADD COLUMN     "account_id" UUID,
ADD COLUMN     "key_prefix" TEXT,
ADD COLUMN     "request_id" TEXT,
ADD COLUMN     "target_kind" TEXT,
ADD COLUMN     "target_name" TEXT;

-- AlterTable
ALTER TABLE "import_job" ADD COLUMN     "author" JSONB;

-- CreateIndex
CREATE INDEX "api_key_created_at_id_idx" ON "api_key"("created_at", "id");

-- CreateIndex
CREATE INDEX "audit_actor_id_idx" ON "audit"("actor", "id");

-- CreateIndex
CREATE INDEX "audit_target_kind_target_id_idx" ON "audit"("target_kind", "target", "id");

-- CreateIndex
CREATE INDEX "audit_at_idx" ON "audit"("at");

-- The log only grows, and no statement may change it: only here do its earlier entries get the kind and the name of what they were about.
ALTER TABLE "audit" DISABLE TRIGGER "audit_keep";
UPDATE "audit" SET "target_kind" = CASE
    WHEN "action" IN ('teachAlias', 'withdrawAlias') THEN 'alias'
    WHEN "action" IN ('setDataVersion', 'removeDataVersion') THEN 'dataVersion'
    WHEN "action" = 'replaceAdministratorKey' THEN 'administratorKey'
    WHEN "target" IS NULL THEN 'release'
    ELSE 'entry' END,
  "target" = COALESCE("target", "release_id"::text),
  "target_name" = CASE WHEN "action" IN ('teachAlias', 'withdrawAlias', 'setDataVersion', 'removeDataVersion') THEN "target"
    WHEN "target" IS NULL THEN COALESCE("after"->>'label', "before"->>'label',
      (SELECT "label" FROM "release" WHERE "release"."id" = "audit"."release_id")) END;
ALTER TABLE "audit" ENABLE TRIGGER "audit_keep";
