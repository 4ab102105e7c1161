-- CreateTable
CREATE TABLE "page_session" (
    "token_hash" BYTEA NOT NULL,
    "key_id" UUID,
    "administrator_hash" BYTEA,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "page_session_key_id_idx" ON "page_session"("key_id");

-- CreateIndex
CREATE INDEX "page_session_expires_at_idx" ON "page_session"("expires_at");

-- AddForeignKey
ALTER TABLE "page_session" ADD CONSTRAINT "page_session_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- SHA-256.
ALTER TABLE "page_session" ADD CONSTRAINT "page_session_token_hash_whole" CHECK (octet_length(token_hash) = 32);

-- A session belongs to a key of an account or to an administrator's key from the configuration.
ALTER TABLE "page_session" ADD CONSTRAINT "page_session_has_one_key" CHECK (num_nonnulls(key_id, administrator_hash) = 1);
