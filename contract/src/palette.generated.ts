/* Written by npm run generate. Do not edit. */
/** The colours of `ui/src/styles/tokens.css`, each light and dark. */
export const paper = { light: '#f5efe2', dark: '#171c19' } as const
export const sheet = { light: '#fbf7ee', dark: '#1e2420' } as const
export const well = { light: '#ebe3d1', dark: '#262d28' } as const
export const rule = { light: '#d6cbb4', dark: '#38403a' } as const
export const edge = { light: '#877c66', dark: '#7d8478' } as const
export const ink = { light: '#1f2620', dark: '#f0e9da' } as const
export const ink2 = { light: '#3d443b', dark: '#d0cabb' } as const
export const ink3 = { light: '#5f6256', dark: '#a5a293' } as const
export const onInk = { light: '#fbf7ee', dark: '#171c19' } as const
export const leaf = { light: '#3c5d31', dark: '#a6c487' } as const
export const leaf2 = { light: '#2e4a25', dark: '#bcd6a0' } as const
export const leafWash = { light: '#e0e6cc', dark: '#2b3826' } as const
export const onLeaf = { light: '#fbf7ee', dark: '#16200f' } as const
export const clay = { light: '#98452a', dark: '#e59a75' } as const
export const clayWash = { light: '#f2dfce', dark: '#40291f' } as const
export const onClay = { light: '#fdf8f0', dark: '#24120a' } as const
export const err = { light: '#8f2c22', dark: '#f0a090' } as const
export const focus = { light: '#98452a', dark: '#e59a75' } as const
export const track = { light: '#ddd3bd', dark: '#3a433c' } as const
export const hatch = { light: '#a3ad86', dark: '#5f7350' } as const
export const foot = { light: '#1f2620', dark: '#0f1311' } as const
export const onFoot = { light: '#fbf7ee', dark: '#d0cabb' } as const
