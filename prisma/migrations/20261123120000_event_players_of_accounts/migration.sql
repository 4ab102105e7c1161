-- An account is one player of an event.
-- CreateIndex
CREATE UNIQUE INDEX "event_player_event_id_account_id_key" ON "event_player"("event_id", "account_id");
