-- CreateTable
CREATE TABLE "data_version" (
    "edition" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "release_id" UUID NOT NULL,
    "set_by" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_version_pkey" PRIMARY KEY ("edition","version")
);

-- CreateIndex
CREATE INDEX "data_version_release_id_idx" ON "data_version"("release_id");

-- AddForeignKey
ALTER TABLE "data_version" ADD CONSTRAINT "data_version_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
