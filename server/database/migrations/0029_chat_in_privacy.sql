-- The privacy policy that shops begin with tells what is kept of chats and for how long (A-STAT-04); where the owner has
-- changed it, theirs stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = '6fc5da1886d38b1d092f2b8ae0dad9fc'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(replace(replace(policy->>'body',
      E'«تواصل معنا»، لنرد عليك.\n',
      E'«تواصل معنا»، لنرد عليك.\n- أسئلتك للمساعد: السؤال الذي لم يجد له جواباً وحده، بعد أن نحذف منه ما يدل عليك، لنكتب جوابه. أما محادثتك فلا نحفظها.\n'),
      'ويُمحى حين تمسح بيانات المتصفح.',
      'ويُمحى حين تمسح بيانات المتصفح. وتبقى محادثتك مع المساعد على جهازك وحده، تمسحها متى شئت، وتُمحى حين تخرج من حسابك.'),
      'بلا اسم ولا هاتف ولا عنوان.',
      'بلا اسم ولا هاتف ولا عنوان. وسؤال المساعد الذي بقي بلا جواب نحذفه بعد 90 يوماً من آخر مرة سُئل فيها.')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
