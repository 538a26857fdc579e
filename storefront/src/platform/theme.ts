/**
 * The theme: light, dark, or the system's. The server does not know it, so a tiny script sets it before the first
 * paint.
 */
import { useSyncExternalStore } from 'react'
import { createStored } from './stored.ts'

export type Theme = 'auto' | 'light' | 'dark'
const KEY = 'semena.theme'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

const stored = createStored<Theme>(
  KEY,
  (raw) => (raw === 'light' || raw === 'dark' ? raw : 'auto'),
  (theme) => (theme === 'auto' ? null : theme),
)

/** The script that sets the theme; it runs in the head, before anything is painted. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The chosen theme; `auto` on the server and while hydrating. */
export const useTheme = (): Theme => useSyncExternalStore(stored.subscribe, stored.get, () => 'auto')

/** Whether the page is dark now. For the browser only. */
export const isDark = (): boolean =>
  stored.get() === 'dark' || (stored.get() === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)

export function setTheme(theme: Theme): void {
  stored.set(theme)
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
