-- The data file that a running import is working on.
-- AlterTable
ALTER TABLE "import_job" ADD COLUMN     "file" TEXT;
