/**
 * The theme: light, dark, or the system's. The server does not know it, so a tiny script sets it before the first
 * paint.
 */
import { useSyncExternalStore } from 'react'
import { showStored } from './show-stored.ts'
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

const AT_NIGHT = '(prefers-color-scheme: dark)'

/** Whether the page is dark now. For the browser only. */
export const isDark = (): boolean =>
  stored.get() === 'dark' || (stored.get() === 'auto' && matchMedia(AT_NIGHT).matches)

const MEDIA: Record<Theme, string> = { auto: AT_NIGHT, dark: 'all', light: 'not all' }

/** The media of a picture's source for the dark theme. */
export const mediaAtNight = (): string => (import.meta.env.SSR ? AT_NIGHT : MEDIA[stored.get()])

// Pictures that the server has sent follow the chosen theme, too.
if (!import.meta.env.SSR) {
  showStored<HTMLSourceElement>('picture > source', stored, (source) => {
    source.media = mediaAtNight()
  })
}

export function setTheme(theme: Theme): void {
  stored.set(theme)
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
