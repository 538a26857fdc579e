/** Editor.js with the blocks that the shop shows, in the desk's language. Loaded when a text is opened. */
import EditorJS, { type OutputData } from '@editorjs/editorjs'
import Header from '@editorjs/header'
import EditorjsList from '@editorjs/list'
import { m } from '../paraglide/messages.js'
import { blocksOf, isSameText, jsonOf, type RichBlock } from './rich-text-blocks.ts'

/** A place in a text: its line among those that are not empty, and the characters before it in that line. */
export interface TextPlace {
  line: number
  offset: number
}

export interface RichEditor {
  /** Puts the cursor to a place, or to the start where there is none, and writes what was typed before there was an editor. */
  enter(place: TextPlace | null, typed: string): void
  /** Shows another text, such as the saved one after what was typed is discarded. */
  show(json: string): void
  end(): void
}

/** Lists of points and numbers only: the shop shows no boxes to tick. */
class List extends EditorjsList {
  static override get toolbox() {
    const all = EditorjsList.toolbox
    return Array.isArray(all) ? all.slice(0, 2) : all
  }
  override renderSettings() {
    return super.renderSettings().slice(0, 2)
  }
}

/** The editor tells of changes late; what is typed is read at once, so that none of it misses a save. */
const PAUSE_MS = 20

export async function openEditor(
  holder: HTMLElement,
  start: string,
  onChange: (json: string) => void,
): Promise<RichEditor> {
  let shown = start
  /** What was told and has not come back yet: the form gives each text back, late and not always every one. */
  let told: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  const read = async (): Promise<void> => {
    const { blocks } = await editor.save()
    const json = jsonOf(blocks.map(({ id, type, data }) => ({ ...(id ? { id } : {}), type, data })) as RichBlock[])
    if (isSameText(json, shown)) return
    shown = json
    told.push(json)
    onChange(json)
  }
  // It tells of changes also while it is built and taken away, when it cannot be read.
  const soon = (): void => {
    if (!isOpen) return
    timer ??= setTimeout(() => {
      timer = undefined
      void read()
    }, PAUSE_MS)
  }
  const editor = new EditorJS({
    holder,
    data: dataOf(start),
    minHeight: 48,
    placeholder: m.parts_rich_placeholder(),
    tools: {
      header: {
        class: Header as never,
        inlineToolbar: true,
        config: { levels: [2, 3, 4], defaultLevel: 2, placeholder: m.parts_rich_heading() },
      },
      list: { class: List as never, inlineToolbar: true, config: { defaultStyle: 'unordered', maxLevel: 1 } },
    },
    i18n: { messages: words() },
    style: { nonce: document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '' },
    onChange: soon,
  })
  await editor.isReady
  isOpen = true
  const listening = new AbortController()
  holder.addEventListener('input', soon, { signal: listening.signal })
  return {
    enter(place, typed) {
      editor.caret.setToFirstBlock('start')
      if (place) putCursor(holder, place)
      // Unlike changing the text itself, this is what a key does: the editor hears of it, and it can be undone.
      if (typed) document.execCommand('insertText', false, typed)
    },
    show(json) {
      const echo = told.indexOf(json)
      told = told.slice(echo + 1)
      if (echo >= 0 || isSameText(json, shown)) return
      shown = json
      clearTimeout(timer)
      timer = undefined
      void editor.render(dataOf(json))
    },
    end() {
      isOpen = false
      listening.abort()
      clearTimeout(timer)
      editor.destroy()
    },
  }
}

/** Puts the cursor to a place of the text that `holder` shows, as near as it can. */
function putCursor(holder: HTMLElement, { line, offset }: TextPlace): void {
  const lines = [...holder.querySelectorAll<HTMLElement>('[contenteditable="true"]')].filter((e) =>
    e.textContent?.trim(),
  )
  const editable = lines[Math.min(line, lines.length - 1)]
  if (!editable) return
  editable.focus()
  const texts = document.createTreeWalker(editable, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node as Text
    if (left <= length) {
      getSelection()?.collapse(node, left)
      return
    }
    left -= length
  }
  getSelection()?.selectAllChildren(editable)
  getSelection()?.collapseToEnd()
}

const dataOf = (json: string): OutputData => ({ blocks: blocksOf(json) as OutputData['blocks'] })

const words = () => ({
  ui: {
    blockTunes: {
      toggler: { 'Click to tune': m.parts_rich_tune(), 'or drag to move': m.parts_rich_drag() },
    },
    inlineToolbar: { converter: { 'Convert to': m.parts_rich_convert() } },
    toolbar: { toolbox: { Add: m.parts_add() } },
    popover: {
      Filter: m.parts_rich_filter(),
      'Nothing found': m.parts_rich_none(),
      'Convert to': m.parts_rich_convert(),
    },
  },
  toolNames: {
    Text: m.parts_rich_text(),
    Heading: m.parts_rich_heading(),
    'Heading 2': `${m.parts_rich_heading()} 2`,
    'Heading 3': `${m.parts_rich_heading()} 3`,
    'Heading 4': `${m.parts_rich_heading()} 4`,
    'Unordered List': m.parts_rich_points(),
    'Ordered List': m.parts_rich_numbers(),
    Link: m.parts_rich_link(),
    Bold: m.parts_rich_bold(),
    Italic: m.parts_rich_italic(),
  },
  tools: {
    link: { 'Add a link': m.parts_rich_link_to() },
    stub: { 'The block can not be displayed correctly.': m.parts_rich_kept() },
    header: {
      Heading: m.parts_rich_heading(),
      'Heading 2': `${m.parts_rich_heading()} 2`,
      'Heading 3': `${m.parts_rich_heading()} 3`,
      'Heading 4': `${m.parts_rich_heading()} 4`,
    },
    list: { Unordered: m.parts_rich_points(), Ordered: m.parts_rich_numbers() },
  },
  blockTunes: {
    delete: { Delete: m.parts_delete(), 'Click to delete': m.parts_rich_delete() },
    moveUp: { 'Move up': m.parts_rich_up() },
    moveDown: { 'Move down': m.parts_rich_down() },
  },
})
