-- CreateTable
CREATE TABLE "known_source" (
    "hash" BYTEA NOT NULL,
    "content_hash" BYTEA NOT NULL,

    CONSTRAINT "known_source_pkey" PRIMARY KEY ("hash")
);

-- SHA-256.
ALTER TABLE "known_source" ADD CONSTRAINT "known_source_hashes_whole" CHECK (octet_length(hash) = 32 AND octet_length(content_hash) = 32);
