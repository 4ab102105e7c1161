-- A list that states other prices is compared with those of every release. To take them from the bodies, PostgreSQL would unpack all of these.
ALTER TABLE "entry" ADD COLUMN "prices" JSONB GENERATED ALWAYS AS ("body" -> 'points') STORED;
