-- AlterEnum
ALTER TYPE "FileLayer" ADD VALUE 'facts';
