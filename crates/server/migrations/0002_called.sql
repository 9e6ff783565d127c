-- What who plays a seat is called, if not by the person's name: one of several people at one screen. A part of the summary.
ALTER TABLE seats ADD COLUMN called TEXT;
