/** The colours of the design tokens as a module, for what is drawn or written without their stylesheet. */
const COLOUR = /^ {2}--([a-z\d-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gm

/** `css` is the text of `ui/src/styles/tokens.css`. */
export const paletteText = (css: string): string =>
  [
    '/** The colours of `ui/src/styles/tokens.css`, each light and dark. */',
    ...[...css.matchAll(COLOUR)].map(
      ([, name, light, dark]) =>
        `export const ${name!.replaceAll(/-(.)/g, (_, c: string) => c.toUpperCase())} = { light: '${light!}', dark: '${dark!}' } as const`,
    ),
  ].join('\n') + '\n'
