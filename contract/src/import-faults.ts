/**
 * What can be wrong with a file that is imported: a code for each fault, and what the command line says of it. Braces
 * hold the names of a fault's parameters, and `{column}` the column, or the key of a JSON or Markdown file. The desk has
 * words of its own for each code, in the language of the person.
 */
export const IMPORT_FAULTS = {
  // The folder and its files.
  NO_FOLDER: 'there is no such folder',
  EMPTY_FOLDER: 'the folder is empty',
  LINK: 'a link to another place is not followed: put the file itself here',
  UNKNOWN_FILE: 'a file of this name is not known',
  FILE_CHANGED: 'the file was changed while it was being imported',
  NOT_UTF_8: 'holds letters that are not UTF-8: save the file as UTF-8',
  NOT_CSV: 'not a CSV file: {reason}',
  NO_HEADER: 'the header line is missing',
  CELL_COUNT: 'has {cells} cells, the header {columns}',
  EXPORTED_FILE:
    'this is an export of all facts about products, which cannot be imported: export prices and stock instead',
  // The columns of a sheet.
  UNKNOWN_COLUMN: 'the column "{column}" is not known',
  NAMELESS_COLUMN: 'column {place} has no name',
  COLUMN_TWICE: 'the column "{column}" is there twice',
  COLUMN_NUL: 'the column "{column}" holds a NUL character',
  COLUMN_NO_LANGUAGE: 'the column "{column}" names no language: {value}',
  COLUMN_NO_THING: 'the column "{column}" names no {noun} of the shop',
  KEY_COLUMN_MISSING: 'the column "{column}" is missing: by it rows are found again',
  COLUMN_BESIDE: 'the column "{column}" needs "{other}" beside it',
  // The cells of a row.
  EMPTY: '{column} must not be empty',
  NEEDED_FOR_NEW: '{column} is needed for a new row',
  DUPLICATE: '{value} is already on line {line}',
  TOO_LONG: '{column} is longer than {most} characters',
  NUL: '{column} holds a NUL character',
  NOT_YES_NO: '{column} must be yes or no, not "{value}"',
  NOT_NUMBER: '{column} must be a number with a point, not "{value}"',
  NOT_WHOLE: '{column} must be a whole number, not "{value}"',
  TOO_LOW: '{column} must be at least {least}, not {value}',
  TOO_HIGH: '{column} must be at most {most}, not {value}',
  TOO_MANY_PERCENT: '{column} must be at most 100 percent',
  TOO_MANY_DECIMALS: '{column} has more decimals than {currency}: {value}',
  NOT_DATE: '{column} must be an ISO 8601 date, not "{value}"',
  NOT_ONE_OF: '{column} must be one of {options}, not "{value}"',
  NOT_COUNTRY: "{column}: {value} is not a country's code",
  NOT_CURRENCY: "{column}: {value} is not a currency's code",
  NOT_SLUG: '{column} may hold letters, digits, - and _ only, not "{value}"',
  NOT_URL: '{column} must begin with https://, / or mailto:, not "{value}"',
  UNKNOWN_REFERENCE: '{column}: there is no {noun} "{value}"',
  KEPT: '{column} is kept for good: {value}',
  NOT_LESS: '{column} is not less than {other}',
  MORE_THAN: '{column} is more than {other}',
  NOT_MORE: '{column} is not more than {other}',
  NOT_AFTER: '{column} is not after {other}',
  NEEDED_BESIDE: '{column} is needed beside {other}',
  WITHIN_ITSELF: '{column}: {value} would stand within itself',
  // Texts and pictures.
  MARKDOWN: '{column}: Markdown of this kind is not supported: {value}',
  MARKDOWN_HERE: '{column}: Markdown of this kind is not supported here: {value}',
  TOO_DEEP: '{column}: parts of the text stand too deep within each other',
  LINK_TARGET: '{column}: a link may not lead to {value}',
  NO_PICTURE_FILE: '{column}: there is no file {value} in the folder',
  NOT_PICTURE: '{column}: {value} is not a picture (.avif .gif .jpeg .jpg .png .svg .webp)',
  PICTURE_TOO_LARGE: '{column}: the picture {value} has more than 40 million pixels, or more than 65,535 on a side',
  // What only some things have.
  NO_SUCH_ATTRIBUTE: '{column}: the type {type} has no such attribute',
  NOT_IMPORTABLE: '{column}: values of {kind} cannot be imported',
  NO_VALUES: 'the attribute {attribute} is {kind}: it has no list of values',
  ATTRIBUTE_OF: '{column}: the attribute {value} is of {kind}',
  // What is no fault, but may be a slip.
  LOOK_ALIKE: '{column}: {value} looks like {other}, which is another one',
  OTHER_PRODUCT: '{column}: {sku} belongs to {product}',
  CODE_OF_VOUCHER: '{value} is the code of a voucher',
  CODE_OF_GIFT_CARD: '{value} is the code of a gift card',
  NO_DELIVERY: '{column}: no shipping zone of the channel delivers to {value}',
  NOT_POSTAL_CODE: '{column}: "{value}" is no postal code and no range such as 10115..10119',
  POSTAL_CODES_BOTH: 'postal codes are either included or excluded, not both',
  ZONE_COUNTRIES: 'countries are needed on the first row of the new zone "{zone}"',
  ZONE_COLUMN: '{column} belong to the zone: say them on its first row only',
  CURRENCIES_DIFFER: '{column} is an amount, so the channels must have one currency, not {currencies}',
  NOT_FOR_ORDERS: '{column} is not for a promotion that applies to orders',
  NOT_FOR_CATALOGUE: '{column} is not for a promotion that applies to the catalogue',
  NO_ENTRY: '{column}: the menu {menu} has no entry "{value}"',
  ONE_TARGET: 'only one of {options} may be named',
  // Pages and the shop's settings.
  NO_FRONT_MATTER: 'the front matter is missing: lines of "key: value" between two lines of ---',
  NOT_KEY_VALUE: 'not a line of "key: value"',
  KEY_TWICE: '{column} is there twice',
  UNKNOWN_KEY: '"{column}" is not known',
  UNKNOWN_IN_TRANSLATION: '"{column}" is not known in a translation',
  TRANSLATION_ALONE: 'a translation of a page that is not there: {value} is missing',
  PAGE_NAME: 'a page\'s name may hold letters, digits, - and _ only, not "{value}"',
  NOT_JSON: 'not JSON: {reason}',
  UNKNOWN_SETTING: '{column} is not known',
  NOT_OBJECT: '{column} must be an object',
  NOT_TEXT: '{column} must be a text',
  NOT_STORABLE: '{column} holds a character that no text may hold',
  NOT_TRUE_FALSE: '{column} must be true or false',
  NOT_ABOVE_0: '{column} must be a whole number above 0, or null',
  NOT_YEARS: '{column} must be a whole number of years from 0 to {most}',
} as const

export type ImportFault = keyof typeof IMPORT_FAULTS

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The parameters of a fault, without its column. */
export type ImportFaultParams<Code extends ImportFault> = Record<
  Exclude<NamesIn<(typeof IMPORT_FAULTS)[Code]>, 'column'>,
  string | number
>

/** What the command line says of a fault; without a column where the fault is of no single one. */
export function importFaultText(
  code: ImportFault,
  column: string | null,
  params: Readonly<Record<string, string | number>>,
): string {
  const text: string = IMPORT_FAULTS[code]
  return (column === null ? text.replace(/^\{column\}:? /, '') : text).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(name === 'column' ? column : params[name]),
  )
}
