-- The columns of an organiser's table other than the player and the list come back in the results.
ALTER TABLE "check_list" ADD COLUMN "columns" JSON NOT NULL DEFAULT '{}';
