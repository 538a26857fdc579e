/** What a mail consists of, before it becomes HTML and text. All texts are plain. */

export type Block =
  | { is: 'TEXT'; text: string }
  /** Smaller. */
  | { is: 'NOTE'; text: string }
  /** What somebody wrote, line by line. */
  | { is: 'QUOTE'; text: string }
  /** Must be seen. */
  | { is: 'NOTICE'; text: string }
  | { is: 'BUTTON'; text: string; url: string }
  /** A way that is there and not recommended. */
  | { is: 'LINK'; text: string; url: string }
  | { is: 'FACTS'; rows: readonly Fact[] }
  | { is: 'LINES'; title: string; lines: readonly Line[]; sums: readonly Sum[] }
  | { is: 'COLUMNS'; columns: readonly { title: string; lines: readonly string[] }[] }

export interface Fact {
  label: string
  value: string
  url?: string
}

export interface Line {
  name: string
  detail: string
  /** Empty where no prices are told. */
  amount: string
}

export interface Sum {
  label: string
  amount: string
  isTotal?: boolean
}

export interface MailContent {
  /** Names no goods: it shows on locked screens. */
  subject: string
  /** What mail programs show after the subject. */
  preheader: string
  title: string
  greeting: string
  blocks: readonly Block[]
  /** Why somebody gets it. */
  reason: string
}

export interface Letterhead {
  language: string
  shopName: string
  shopUrl: string | null
  /** The company's address, line by line. */
  company: readonly string[]
  /** Said of a shop that shows how it works. */
  demo: string | null
}

/** Who writes, in one line. */
export const signature = ({ shopName, company }: Letterhead): string =>
  (company[0]?.startsWith(shopName) ? company : [shopName, ...company]).join(', ')
