/** The blocks of a mail, from which its HTML and its plain text are made. All texts are plain. */

export type Block =
  | { is: 'TEXT'; text: string }
  /** A paragraph in smaller letters. */
  | { is: 'NOTE'; text: string }
  /** Text that somebody wrote, with its line breaks. */
  | { is: 'QUOTE'; text: string }
  /** A paragraph that must be seen. */
  | { is: 'NOTICE'; text: string }
  | { is: 'BUTTON'; text: string; url: string }
  /** A link that is possible but not recommended, so it is no button. */
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
  /** Empty where no prices are shown. */
  amount: string
}

export interface Sum {
  label: string
  amount: string
  isTotal?: boolean
}

export interface MailContent {
  /** The subject. It names no goods, because it shows on locked screens. */
  subject: string
  /** What mail programs show after the subject. */
  preheader: string
  title: string
  greeting: string
  blocks: readonly Block[]
  /** Why the recipient gets this mail. */
  reason: string
}

export interface Letterhead {
  language: string
  shopName: string
  /** The picture that stands in place of the name, by its id; its measures are in pixels. */
  logo: { id: string; width: number; height: number } | null
  shopUrl: string | null
  /** The company's address, line by line. */
  company: readonly string[]
  /** A sentence that says that the shop is a demo; null elsewhere. */
  demo: string | null
}

/** The sender in one line. */
export const signature = ({ shopName, company }: Letterhead): string =>
  (company[0]?.startsWith(shopName) ? company : [shopName, ...company]).join(', ')
