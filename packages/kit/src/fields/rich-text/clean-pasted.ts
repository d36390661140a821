import { isInline } from './allowed-elements'
import { arrangeLists } from './arrange-lists'
import { pastedStyle } from './sanitize-html'

const styleElements: readonly (readonly [pattern: RegExp, tag: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:[^;]*underline/i, 'u'],
  [/text-decoration(?:-line)?:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
]

const getPastedStyle = (element: Element) => element.getAttribute(pastedStyle) ?? ''

function replaceElement(element: Element, tag: string) {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Turns the styles of a run of text into the elements that say the same. */
function readRun(run: Element) {
  const tags = styleElements.filter(([pattern]) => pattern.test(getPastedStyle(run))).map(([, tag]) => tag)
  for (const tag of tags) {
    const inside = document.createElement(tag)
    inside.append(...run.childNodes)
    run.append(inside)
  }
  run.replaceWith(...run.childNodes)
}

/** Turns paragraphs of an outline into headings; some programs name them by style only. */
function readHeading(paragraph: Element) {
  const level =
    /mso-outline-level:\s*([1-6])/i.exec(getPastedStyle(paragraph))?.[1] ??
    /^Heading([1-6])$|^MsoHeading([1-6])$/i.exec(paragraph.className)?.[1]
  if (level !== undefined) replaceElement(paragraph, `h${level}`)
}

/**
 * Turns what word processors and spreadsheets paste into plain HTML: paragraphs numbered by style become lists, styled
 * runs become elements. The HTML is sanitized before.
 */
export function cleanPasted(root: ParentNode) {
  arrangeLists(root)
  for (const paragraph of root.querySelectorAll('p')) readHeading(paragraph)
  // from the inside, so that a run still has its content when it is read
  for (const run of [...root.querySelectorAll('span')].reverse()) readRun(run)
  // web pages wrap without end: a line becomes a paragraph, what holds blocks is dropped
  for (const division of [...root.querySelectorAll('div')].reverse()) {
    if ([...division.childNodes].every(isInline)) replaceElement(division, 'p')
    else division.replaceWith(...division.childNodes)
  }
  // some wrap everything in one that is not bold
  for (const bold of root.querySelectorAll('b'))
    if (/font-weight:\s*(?:normal|400)/i.test(getPastedStyle(bold))) bold.replaceWith(...bold.childNodes)
  for (const element of root.querySelectorAll(`[${pastedStyle}], [class]`)) {
    element.removeAttribute(pastedStyle)
    element.removeAttribute('class')
  }
}
