/** Numbers and names that both halves rely on, see docs/rules.md#names-and-limits. */
export const DEFAULT_CHANNEL = 'us'
/** Most elements of a list that a client may ask for at once. */
export const MAX_PAGE_SIZE = 100
/** Most characters of a short text: a code, a slug, a title, a reason. Saleor's columns hold as many. */
export const LONGEST_TEXT = 255
/** Most characters of the name of a thing. */
export const LONGEST_NAME = 250
/** Most characters of a first or last name. */
export const LONGEST_PERSON_NAME = 256
/** Most characters of what a person writes to another: a note to an order, an answer to a message. */
export const LONGEST_MESSAGE = 10_000
/** Most characters of a web address. */
export const LONGEST_URL = 2048
/** Most characters of what another system calls something: a reference, a key, a token. */
export const LONGEST_REFERENCE = 512
/** The greatest whole number of the schema and of the database's columns. */
export const GREATEST_INTEGER = 2 ** 31 - 1
/** How often something is tried anew that others change at the same moment. */
export const MOST_TURNS = 20

/** Largest file of a picture that a user may upload, in bytes. */
export const MAX_PICTURE_BYTES = 5 << 20
/** Most pixels of a picture that comes from outside. One with more is refused by its head, before it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000
/**
 * Longest side of such a picture, in pixels: that of a JPEG. A decoder works line by line, and one with millions of lines
 * keeps it busy for a long time however narrow it is.
 */
export const MAX_PICTURE_SIDE = 65_535
/** How many products or collections stand on one page of a list in the storefront. */
export const PAGE_SIZE = 10

/** Of so many pieces or fewer the desk says that little is left. */
export const LOW_STOCK = 5

export const MENUS = {
  collections: 'collection-seeds',
  slider: 'cover-slider',
  social: 'social-network',
  faq: 'faq',
  header: 'header',
  footer: 'footer',
} as const
export const COLLECTIONS = {
  popular: 'populiarnye-semena',
  feminized: 'feminizirovannye-semena',
  autoflowering: 'avtotsvetushchie-semena',
} as const
/** Slugs of the attributes that pages filter or order by, or that the service writes itself. Shares and THC in percent, times in days. */
export const ATTRIBUTES = {
  genetics: 'genetics',
  indica: 'genotype-indica',
  sativa: 'genotype-sativa',
  minThc: 'min-thc',
  maxThc: 'max-thc',
  minTime: 'min-time-of',
  maxTime: 'max-time-of',
  unitsSold: 'units-sold',
  pack: 'pack',
} as const

/** The identifiers of the apps that are parts of the shop itself, which nobody can change, switch off or delete. */
export const OWN_APP = /^(?:semena|saleor\.io)\./

/** Rows of a change in the change log are counted up to this number; an import has millions. */
export const MOST_COUNTED_ROWS = 10_000
