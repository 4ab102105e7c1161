-- Each aspect of a list has a verdict of its own. Of stored reports only the whole is known, and every aspect was asked for.
UPDATE "check_result"
SET "report" = jsonb_set(
  "report" || jsonb_build_object(
    'aspects',
    jsonb_build_object('army', "report" -> 'verdict', 'units', "report" -> 'verdict', 'wargear', "report" -> 'verdict')
  ),
  '{question,aspects}',
  '["army", "units", "wargear"]'::jsonb
)
WHERE "report" IS NOT NULL AND NOT "report" ? 'aspects' AND "report" ? 'question';
