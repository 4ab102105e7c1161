-- A document is written whole with every edit and read whole: taking it apart into jsonb was most of the time an edit took in the database.
-- AlterTable
ALTER TABLE "roster" ALTER COLUMN "document" SET DATA TYPE JSON USING "document"::json;
