-- A session of the pages ends when it was not used for so long. Sessions that are open now, and those that the version before opens, get two days.
ALTER TABLE "page_session"
    ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "idle_seconds" INTEGER NOT NULL DEFAULT 172800;
