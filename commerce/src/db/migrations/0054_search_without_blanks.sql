-- The texts that search reads have other words now. The shop's code makes them: whoever brings a database forward makes them anew.
SELECT 1;
