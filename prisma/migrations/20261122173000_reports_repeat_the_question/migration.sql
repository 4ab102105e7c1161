-- Reports repeat the question and say where the limit is from. Stored ones were made before: nothing was asked beside the list.
UPDATE "check_result"
SET "report" = jsonb_set(
  '{"question": {"edition": null, "against": {"kind": "today"}, "pointsLimit": null, "battleSize": null, "complete": false, "amendments": [], "houseRules": null}, "attachedUnits": []}'::jsonb || "report",
  '{points,limitSource}',
  CASE WHEN jsonb_typeof("report" -> 'points' -> 'limit') = 'number' THEN '"STATED"'::jsonb ELSE 'null'::jsonb END
)
WHERE "report" IS NOT NULL AND NOT "report" ? 'question' AND jsonb_typeof("report" -> 'points') = 'object';
