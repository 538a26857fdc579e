/**
 * Starts a page's scripts later: once its main picture is there and the page is seen, at the latest after two seconds,
 * and at once when somebody touches the page or presses a key. Until then the connection is free for what is visible,
 * and clicks are remembered (`ui/src/early-clicks.ts`). All files that the page will need are requested at the same time,
 * because a file that only another file names would have to wait for that one.
 *
 * A frame that was made is not seen yet: on a slow device it takes some hundred milliseconds more, in which the scripts
 * would already take the line and the processor from it. So the browser is asked when it has painted.
 *
 * Leans on: how Start writes the entry and the preloads into the page.
 * Gain: on a phone (Lighthouse, simulated) the largest paint comes a second earlier.
 * May go: when Start can be told when to begin. Its `Hydrate` delays parts of a page, not the page (decision 0030).
 * When it changes: such a page is an error in the log, and `npm run check` fails (`tests/built-pages.ts`).
 */

const LATEST_MS = 2000
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/y
const ENTRY = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/y

/**
 * The inline script. `f` is the entry, followed by the files it will ask for; each is requested in a task of its own,
 * since that takes time. `a` is the files that a press on "Add to basket" (`data-adds`) will need. The main picture is the
 * first with a high priority that has a place in the page, since some are there for one theme or one state only. After
 * it two frames pass: the first paints it.
 */
const START = `(function(f,a,d,n){function k(u){var e=d.createElement('link');e.rel='modulepreload';e.href=u;d.head.append(e)}function g(){if(!n){n=d.createElement('script');n.type='module';n.async=true;n.src=f.shift();d.head.append(n);f.forEach(function(u){setTimeout(k,0,u)})}}addEventListener('click',function h(v){if(v.target.closest&&v.target.closest('[data-adds]')){removeEventListener('click',h,true);a.forEach(k)}},true);function p(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(g)})})}function s(){try{new PerformanceObserver(function(l,o){o.disconnect();p()}).observe({type:'paint',buffered:true})}catch(e){p()}}var m=[].find.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){return i.offsetParent});!m||m.complete?s():['load','error'].forEach(function(t){m.addEventListener(t,s)});['pointerdown','keydown','focusin'].forEach(function(t){addEventListener(t,g,{capture:true,once:true})});setTimeout(g,${LATEST_MS})})`

export interface MoreFiles {
  /** Paths of the files that every page in this language asks for. */
  now: readonly string[]
  /** Paths of the files that are needed when something is put into the basket. */
  adding: readonly string[]
}

/**
 * The page with one small script in place of the entry and its preloads. A page without an entry stays as it
 * is. Throws when a script or preload is left that would start by itself.
 */
export function laterScripts(html: string, { now, adding }: MoreFiles = { now: [], adding: [] }): string {
  const files = new Set<string>()
  const pieces: string[] = []
  let entry: { at: number; nonce: string } | undefined
  let keptTo = 0
  // Pages are long, so they are gone through once, and only tags with this word are looked at.
  for (let at = html.indexOf(WORD); at !== -1; at = html.indexOf(WORD, at + WORD.length)) {
    if (!BEFORE_IT.has(html[at - 1]!)) continue
    const start = html.lastIndexOf('<', at)
    const preload = matchAt(PRELOAD, html, start)
    const found = preload ?? (entry ? null : matchAt(ENTRY, html, start))
    if (!found) {
      const [left] = matchAt(LEFT, html, start) ?? []
      if (left) throw startsOtherwise(left)
      continue
    }
    pieces.push(html.slice(keptTo, start))
    keptTo = start + found[0].length
    if (preload) files.add(found[1]!)
    else {
      entry = { at: pieces.length, nonce: found[2] ?? '' }
      // The entry comes before the files that it asks for.
      const preloaded = [...files]
      files.clear()
      for (const file of [found[1]!, ...preloaded]) files.add(file)
    }
  }
  if (!entry) {
    if (pieces.length > 0) throw startsOtherwise('preloads without an entry')
    return html
  }
  pieces.push(html.slice(keptTo))
  now.forEach((file) => files.add(file))
  const later = adding.filter((file) => !files.has(file))
  const lists = `${JSON.stringify([...files])},${JSON.stringify(later)}`
  pieces.splice(entry.at, 0, `<script${entry.nonce}>${START}(${lists},document)</script>`)
  return pieces.join('')
}

/** The word that stands in every script or preload that starts by itself, and what stands before it there. */
const WORD = 'module'
const BEFORE_IT: ReadonlySet<string> = new Set(['"', '=', ' '])
/** Matches scripts and preloads in other forms that Start may write in a later version. */
const LEFT = /<script\b[^>]*\btype="?module\b|<link\b[^>]*\bmodulepreload\b/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return at === -1 ? null : pattern.exec(text)
}

const startsOtherwise = (left: string): Error =>
  new Error(`scripts of a page begin otherwise now: see src/insides/later-scripts.server.ts: ${left}`)
