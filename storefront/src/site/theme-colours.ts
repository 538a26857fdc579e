/** Colours that a browser wants before it has read a stylesheet: the dark band at the head of every page, and the paper. */

export const THEME_COLOURS = { light: '#1f2620', dark: '#0f1311', paper: '#f5efe2' } as const
