-- Tells all processes of the service, when the transaction is committed, that something public may have changed: gateways
-- keep what they have read until they are told. The tables are those that public calls read (public-changes.test.ts).
create function tell_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('wirefair_live', '{"topic":"public"}');
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  one text;
begin
  foreach one in array array[
    'article', 'banner', 'buyer_post', 'category', 'config_value', 'contact_card', 'dictionary_entry', 'displayed_company',
    'document', 'edition', 'event', 'event_meeting', 'event_registration', 'exhibitor', 'hot_tag', 'hotel', 'linkage',
    'list_count', 'live_episode', 'overseas_fair', 'page_block', 'process_step', 'product', 'promotion_article',
    'sign_up_field', 'sign_up_form', 'site_revision', 'survey_option', 'survey_question', 'video'
  ] loop
    execute format(
      'create trigger tell_public_change after insert or update or delete or truncate on %I
       for each statement execute function tell_public_change()',
      one);
  end loop;
end $$;
--> statement-breakpoint
update dictionary_entry set words_en = 'E-mail or call from the organiser'
where dictionary = 'waysToKnow' and code = '2' and words_en = 'Mail or call from the organiser';
