-- The log holds ids of people and no e-mail addresses or numbers: names are read with them.
UPDATE "audit_entry" SET "actor" = '' WHERE "staff_id" IS NOT NULL;--> statement-breakpoint
UPDATE "audit_entry" SET "subject" = '' WHERE "subject_kind" = 'staff';--> statement-breakpoint
-- `visitor ada@cable.example` becomes `visitor #12`, or `visitor` where that account is gone.
UPDATE "audit_entry" SET "actor" = split_part("actor", ' ', 1) || coalesce((
  SELECT ' #' || account.id FROM "account"
  WHERE account.role = split_part("actor", ' ', 1)
    AND substr("actor", position(' ' IN "actor") + 1) IN (account.email, account.mobile, account.id::text)
  ORDER BY account.id LIMIT 1
), '') WHERE "action" = 'refused' AND "staff_id" IS NULL AND "actor" NOT LIKE '% #%';--> statement-breakpoint
-- The first administrator was called by an e-mail address.
UPDATE "audit_entry" SET "changes" = (
  SELECT jsonb_agg(
    CASE WHEN one->>'after' LIKE '%@%' THEN one || '{"after": ""}' ELSE one END ||
    CASE WHEN one->>'before' LIKE '%@%' THEN '{"before": ""}'::jsonb ELSE '{}'::jsonb END
    ORDER BY place
  ) FROM jsonb_array_elements("changes") WITH ORDINALITY AS list(one, place)
) WHERE "subject_kind" = 'staff' AND "changes"::text LIKE '%@%';--> statement-breakpoint
-- The account that something was done to, likewise.
UPDATE "audit_entry" SET "changes" = jsonb_set("changes", '{0,after}', to_jsonb(coalesce((
  SELECT '#' || account.id FROM "account"
  WHERE "changes"->0->>'after' IN (account.email, account.mobile)
  ORDER BY account.role = 'exhibitor' DESC, account.id LIMIT 1
), '')))
WHERE "action" IN ('company.account', 'company.invite', 'company.lock', 'company.unlock')
  AND jsonb_array_length("changes") > 0 AND "changes"->0->>'after' NOT LIKE '#%';
