/**
 * When a page's scripts begin: once it is painted and its main picture is there, at the latest after two seconds, and at
 * once when somebody touches it or presses a key. Until then the line belongs to what is looked at; what is pressed
 * meanwhile is kept (`ui/early-clicks.ts`).
 */

const LATEST_MS = 2000
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/

/** `f`: the entry first, then the files it will ask for. */
const START = `(function(f,d,n){function g(){n||(n=1,f.forEach(function(u,i){var e=d.createElement(i?'link':'script');i?(e.rel='modulepreload',e.href=u):(e.type='module',e.async=true,e.src=u);d.head.append(e)}))}function p(){requestAnimationFrame(function(){setTimeout(g)})}var m=d.querySelector('img[fetchpriority=high]');!m||m.complete?p():['load','error'].forEach(function(t){m.addEventListener(t,p)});['pointerdown','keydown','focusin'].forEach(function(t){addEventListener(t,g,{capture:true,once:true})});setTimeout(g,${LATEST_MS})})`

/** The same page with one small script in place of the entry and its preloads. A page without an entry stays as it is. */
export function laterScripts(html: string): string {
  const [, entry, nonce = ''] = ENTRY.exec(html) ?? []
  if (!entry) return html
  const files = new Set([entry])
  const light = html.replaceAll(PRELOAD, (_link, file: string) => {
    files.add(file)
    return ''
  })
  return light.replace(ENTRY, () => `<script${nonce}>${START}(${JSON.stringify([...files])},document)</script>`)
}
