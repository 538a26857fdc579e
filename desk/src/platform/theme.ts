/** The theme: light, dark, or the system's. The shop's own choice on this device, which both follow. */

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
const KEY = 'semena.theme'

export function theme(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

/** Shows the page in the chosen theme. */
export function applyTheme(): void {
  const chosen = theme()
  if (chosen === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

export function chooseTheme(next: Theme): void {
  try {
    if (next === 'auto') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // The device keeps nothing; the choice lasts as long as the page.
  }
  applyTheme()
}
