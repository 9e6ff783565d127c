-- `w` and `vv` look alike, so keys of names have `vv` for both. Accounts whose new key would not be unique keep the old one.
UPDATE users SET name_key = replace(name_key, 'w', 'vv')
WHERE name_key LIKE '%w%' AND replace(name_key, 'w', 'vv') IN (
    SELECT replace(name_key, 'w', 'vv') FROM users WHERE name_key IS NOT NULL
    GROUP BY replace(name_key, 'w', 'vv') HAVING COUNT(*) = 1);
