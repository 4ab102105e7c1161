-- CreateEnum
CREATE TYPE "FileLayer" AS ENUM ('data', 'base');

-- AlterTable
ALTER TABLE "release_file" DROP CONSTRAINT "release_file_pkey",
ADD COLUMN     "layer" "FileLayer" NOT NULL DEFAULT 'data',
ADD CONSTRAINT "release_file_pkey" PRIMARY KEY ("release_id", "layer", "position");
