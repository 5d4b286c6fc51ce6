-- The privacy policy that shops begin with tells what is kept of the bank's statements; where the owner has changed it, theirs
-- stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = '753789461bc1099744167070ba56ab80'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      E'- آراؤك وصورها:',
      E'- كشوف حسابنا في المصرف: ما كتبه المصرف مع كل مبلغ وصل، وقد يكون فيه اسمك، لنعرف تحويلك. وما لا يخص طلباً نحذفه بعد 180 يوماً.\n- آراؤك وصورها:')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
