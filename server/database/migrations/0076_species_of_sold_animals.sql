-- What has left the shop or has an owner stays what it was, whatever its item becomes (H-04).
CREATE OR REPLACE FUNCTION follow_species() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE animals SET species_id = NEW.species_id
  WHERE product_id = NEW.id AND species_id <> NEW.species_id AND left_on IS NULL AND owner_id IS NULL;
  RETURN NULL;
END $$;
