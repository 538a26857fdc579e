/** The colours of the light theme, the same as in the storefront's tokens. */

export const INK = {
  paper: '#f5efe2',
  rule: '#d6cbb4',
  edge: '#877c66',
  ink: '#1f2620',
  second: '#3d443b',
  third: '#5f6256',
  leaf: '#3c5d31',
  hatch: '#a3ad86',
  track: '#ddd3bd',
} as const
