/** Names of tables and columns in SQL that is put together from the tables' definitions. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text of our own as SQL writes it; values that come from outside are parameters. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
