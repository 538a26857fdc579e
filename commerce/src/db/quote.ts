/** Names of tables and columns in SQL that is put together from the tables' definitions. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
