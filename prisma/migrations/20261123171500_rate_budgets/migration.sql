-- What callers spent within the present minute or day, over all processes. Unlogged, because it is worth nothing after a crash. Its rows are rewritten
-- all the time: they leave room on their pages for that, and are vacuumed early.
CREATE UNLOGGED TABLE "rate_budget" (
    "key" BYTEA NOT NULL,
    "spent" BIGINT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_budget_pkey" PRIMARY KEY ("key")
) WITH (fillfactor = 50, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.1);

-- CreateIndex
CREATE INDEX "rate_budget_until_idx" ON "rate_budget"("until");
