/**
 * The icons that browsers and home screens ask for, and where they lie. The shop draws them of the owner's icon, or of the
 * usual mark, in the colours of the look (docs/rules.md#shop-icons).
 */
export interface IconForm {
  /** The side, in pixels. */
  size: number
  /** Which share of the side the picture takes. */
  fill: number
  /** Whether it stands on paper. Systems show what is transparent in black. */
  onPaper: boolean
}

/** The icons by the name of their file. */
export const ICONS = {
  '48.png': { size: 48, fill: 1, onPaper: false },
  '192.png': { size: 192, fill: 1, onPaper: false },
  '512.png': { size: 512, fill: 1, onPaper: false },
  'touch.png': { size: 180, fill: 0.82, onPaper: true },
  // A system may cut a maskable icon to a circle of four fifths of its side.
  'maskable.png': { size: 512, fill: 0.62, onPaper: true },
} as const satisfies Record<string, IconForm>
export type IconName = keyof typeof ICONS

export const iconAt = (folder: string, name: IconName): string => folder + name
