-- Data may price a unit in fractions of a point, and so may rosters, results and their history.
ALTER TABLE "check_result" ALTER COLUMN "stated_points" SET DATA TYPE DOUBLE PRECISION,
ALTER COLUMN "computed_points" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "roster" ALTER COLUMN "points" SET DATA TYPE DOUBLE PRECISION,
ALTER COLUMN "points_limit" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "roster_revision" ALTER COLUMN "points" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "roster_check" ALTER COLUMN "points_before" SET DATA TYPE DOUBLE PRECISION,
ALTER COLUMN "points_after" SET DATA TYPE DOUBLE PRECISION;
