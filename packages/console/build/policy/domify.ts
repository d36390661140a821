// Replaces the npm package of this name. bpmn-js writes its markup as HTML, which trusted types reject and whose inline styles
// the policy forbids; this parser creates the elements one by one and rejects anything that could run.

const tags = new Set(
  'a b br button circle div ellipse em g hr img input label li line ol p path polygon polyline rect span strong svg ul'.split(' '),
)
const empty = new Set(['br', 'hr', 'img', 'input'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const svg = 'http://www.w3.org/2000/svg'

const part = /<\/(\w+)\s*>|<(\w+)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`/]+))?)*)\s*(\/?)>|([^<]+)/y
const attribute = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g
const address = /^(?:https?:|#|data:image\/|[^:]*$)/i

const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

function rejectMarkup(what: string): never {
  throw new Error(`domify: ${what} is no part of a drawing`)
}

function setAttributes(element: HTMLElement | SVGElement, attributes: string) {
  for (const [, name = '', ...quoted] of attributes.matchAll(attribute)) {
    const value = decoded(quoted.find((text) => text !== undefined) ?? '')
    if (/^on|^srcdoc$/i.test(name) || (/href$|^src$/i.test(name) && !address.test(value))) rejectMarkup(`${name}="${value}"`)
    // the policy forbids style attributes, but allows styles set through the CSSOM
    if (name === 'style') element.style.cssText = value
    else if (name !== 'xmlns') element.setAttribute(name, value)
  }
}

function createElement(tag: string, parent: Node): HTMLElement | SVGElement {
  if (!tags.has(tag)) rejectMarkup(`<${tag}>`)
  return tag === 'svg' || parent instanceof SVGElement ? document.createElementNS(svg, tag) : document.createElement(tag)
}

function appendMarkup(root: DocumentFragment, markup: string) {
  let inside: Node = root
  for (let at = 0; at < markup.length; at = part.lastIndex) {
    part.lastIndex = at
    const [, closed, opened, attributes = '', slash, text] = part.exec(markup) ?? rejectMarkup(markup.slice(at))
    if (text) inside.appendChild(document.createTextNode(decoded(text)))
    if (closed) inside = inside.parentNode ?? rejectMarkup(`</${closed}>`)
    if (!opened) continue
    const element = createElement(opened, inside)
    setAttributes(element, attributes)
    inside.appendChild(element)
    if (!slash && !empty.has(opened)) inside = element
  }
}

/** Creates the element of the markup, or a fragment if there are several. */
export function domify(markup: string): Node {
  const root = document.createDocumentFragment()
  appendMarkup(root, markup.trim())
  const [only, ...others] = root.childNodes
  if (!only || others.length > 0) return root
  only.remove()
  return only
}
