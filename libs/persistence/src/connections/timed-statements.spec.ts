import { expect, it } from 'vitest';
import { kindOf } from './timed-statements.js';

it.each([
  [{ name: 'save-check-result', text: 'INSERT INTO check_result VALUES ($1)' }, 'save-check-result'],
  [{ name: 'p_x1', text: 'SELECT "public"."roster"."id" FROM "public"."roster" WHERE 1=1' }, 'SELECT roster'],
  [{ name: '', text: 'UPDATE "public"."event" SET x = $1' }, 'UPDATE event'],
  ['\n  insert into audit (x) values ($1)', 'INSERT audit'],
  ['BEGIN', 'BEGIN'],
  ['-- a remark', 'OTHER'],
  [null, 'other'],
])('%j is a statement of the kind %s', (given, kind) => expect(kindOf(given)).toBe(kind));
