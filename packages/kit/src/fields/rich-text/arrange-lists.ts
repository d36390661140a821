import { pastedStyle } from './sanitize-html'

const maxLevel = 9

interface Item {
  readonly element: Element
  /** Depth from 1. */
  readonly level: number
  /** Name of the list that it continues. */
  readonly list: string
  readonly tag: 'ul' | 'ol'
  readonly start: number | undefined
}

/** Takes the number or bullet, which is written as text, out of a paragraph. */
function takeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll(`[${pastedStyle}]`)].filter((run) =>
    /mso-list:\s*ignore/i.test(run.getAttribute(pastedStyle) ?? ''),
  )
  const marker = markers.map((run) => run.textContent).join('')
  for (const run of markers) run.remove()
  return marker.replaceAll(/\s/g, '')
}

function readItem(element: Element): Item | undefined {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(element.getAttribute(pastedStyle) ?? '') ?? []
  if (list === undefined) return undefined
  const marker = takeMarker(element)
  const isNumbered = /^[(（]?(?:\d+|[a-z]{1,5}|[一二三四五六七八九十百]+)[.)、．）]/i.test(marker)
  const number = Number(/\d+/.exec(marker)?.[0])
  return {
    element,
    level: Math.min(Math.max(Number(level), 1), maxLevel),
    list,
    tag: isNumbered ? 'ol' : 'ul',
    start: isNumbered && number > 1 ? number : undefined,
  }
}

interface OpenList {
  readonly list: Element
  readonly item: Item
}

function createList(item: Item) {
  const list = document.createElement(item.tag)
  if (item.start !== undefined) list.setAttribute('start', String(item.start))
  return list
}

/** Puts an item into the list that is open at its level, or opens one. */
function place(item: Item, open: OpenList[]) {
  while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop()
  const current = open.at(-1)
  const isSame =
    current !== undefined && current.item.level === item.level && current.item.tag === item.tag && current.item.list === item.list
  if (!isSame) {
    if (current?.item.level === item.level) open.pop()
    const list = createList(item)
    const around = open.at(-1)?.list.lastElementChild
    if (around) around.append(list)
    else item.element.before(list)
    open.push({ list, item })
  }
  const entry = document.createElement('li')
  entry.append(...item.element.childNodes)
  open.at(-1)?.list.append(entry)
  item.element.remove()
}

const isBlank = (node: Node) => !(node instanceof Element) && (node.textContent ?? '').trim() === ''

/** Turns neighbouring paragraphs that a word processor numbered into nested lists. */
export function arrangeLists(root: ParentNode) {
  const parents = new Set([...root.querySelectorAll(`[${pastedStyle}*="mso-list"]`)].map((element) => element.parentNode))
  for (const parent of parents) {
    let open: OpenList[] = []
    for (const child of [...(parent?.childNodes ?? [])]) {
      const item = child instanceof Element ? readItem(child) : undefined
      if (item) place(item, open)
      else if (!isBlank(child)) open = []
    }
  }
}
