/** Colours of pages that have a stylesheet of their own, without the tokens. */
export interface Colour {
  light: string
  dark: string
}

const declared = (colours: Readonly<Record<string, Colour>>, theme: keyof Colour): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour[theme]}`)
    .join(';')

/** Rules that declare each colour as a variable, for light and dark. */
export const colourRules = (colours: Readonly<Record<string, Colour>>): string =>
  `:root{color-scheme:light dark;${declared(colours, 'light')}}
@media(prefers-color-scheme:dark){:root{${declared(colours, 'dark')}}}`
