-- CreateTable
CREATE TABLE "roster" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "user_id" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "release_id" UUID NOT NULL,
    "faction" TEXT,
    "verdict" TEXT NOT NULL,
    "points" INTEGER,
    "points_limit" INTEGER,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "document" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),
    "created_by" TEXT,

    CONSTRAINT "roster_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roster_revision" (
    "roster_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "intents" JSONB NOT NULL,
    "delta" JSONB,
    "release_id" UUID NOT NULL,
    "points" INTEGER,
    "verdict" TEXT NOT NULL,
    "request_key" TEXT,

    CONSTRAINT "roster_revision_pkey" PRIMARY KEY ("roster_id","revision")
);

-- CreateTable
CREATE TABLE "roster_share" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "roster_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "roster_share_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "roster_account_id_user_id_updated_at_id_idx" ON "roster"("account_id", "user_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "roster_release_id_idx" ON "roster"("release_id");

-- CreateIndex
CREATE UNIQUE INDEX "roster_account_id_user_id_created_by_key" ON "roster"("account_id", "user_id", "created_by");

-- CreateIndex
CREATE UNIQUE INDEX "roster_revision_roster_id_request_key_key" ON "roster_revision"("roster_id", "request_key");

-- CreateIndex
CREATE UNIQUE INDEX "roster_share_token_hash_key" ON "roster_share"("token_hash");

-- CreateIndex
CREATE INDEX "roster_share_roster_id_idx" ON "roster_share"("roster_id");

-- AddForeignKey
ALTER TABLE "roster" ADD CONSTRAINT "roster_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster" ADD CONSTRAINT "roster_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_revision" ADD CONSTRAINT "roster_revision_roster_id_fkey" FOREIGN KEY ("roster_id") REFERENCES "roster"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_share" ADD CONSTRAINT "roster_share_roster_id_fkey" FOREIGN KEY ("roster_id") REFERENCES "roster"("id") ON DELETE CASCADE ON UPDATE CASCADE;
