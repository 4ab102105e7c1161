-- Which worker judges a list alone, and since when. A worker that ends over the list leaves both behind.
ALTER TABLE "check_list" ADD COLUMN "alone_by" UUID, ADD COLUMN "alone_at" TIMESTAMPTZ(3);
