-- The privacy policy that shops begin with tells what is kept of codes by mail, of reviews, of places on the map and of
-- pictures of transfers; where the owner has changed it, theirs stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = '10a4a4493d8f5a6774741759060c80e7'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      E'- طلباتك: ما اشتريته وعنوان توصيله واسم من حوّل ثمنه، لننفذ الطلب ونحاسَب عليه.\n',
      E'- رمز الدخول الذي نرسله إلى بريدك: نحفظ أثره لا الرمز نفسه، ولا ينفع بعد عشر دقائق.\n- طلباتك: ما اشتريته وعنوان توصيله واسم من حوّل ثمنه، وموقعه على الخريطة وصورة التحويل إن أضفتهما، لننفذ الطلب ونحاسَب عليه.\n- آراؤك وصورها: ما تكتبه عما استلمته. يقرؤه الجميع باسمك الأول وحده بعد أن نراجعه، إلى أن تحذفه.\n')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
