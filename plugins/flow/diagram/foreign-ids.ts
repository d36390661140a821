/** Ids that the parser accepts; XML allows any letter, and some editors write ids that begin with a digit. */
const idPattern = /^([a-z][\w-.]*:)?[a-z_][\w-.]*$/i
const namespacePattern = /\sxmlns(?::([\w.-]+))?\s*=\s*["']http:\/\/www\.omg\.org\/spec\/BPMN\/20100524\/(?:MODEL|DI)["']/g
/** Comments, CDATA, instructions and tags; a tag may contain `>` in quotes. */
const tokenPattern = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?:"[^"]*"|'[^']*'|[^'">])*>/g
const tagPattern = /^<(?:([\w.-]+):)?([\w.-]+)/
const attributePattern = /(\s)([\w.-]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)')/g
const referenceAttribute = /^(?:id|default|bpmnElement|.*Ref)$/
const referenceElement = /^(?:incoming|outgoing|.*Refs?)$/

/**
 * Maps the ids of a process and all references to them, and leaves every other character as it is. Works on the text,
 * because the page's policy forbids `DOMParser`.
 */
function mapIds(xml: string, rename: (id: string, attribute: string) => string): string {
  const prefixes = new Set([...xml.matchAll(namespacePattern)].map(([, prefix = '']) => prefix))
  const renameAttribute = (text: string, ...[space, name, equals, double, single]: readonly string[]) => {
    if (name === undefined || !referenceAttribute.test(name)) return text
    const quote = double === undefined ? "'" : '"'
    return `${space}${name}${equals}${quote}${rename(double ?? single ?? '', name)}${quote}`
  }
  let [result, end, isReference] = ['', 0, false]
  for (const { 0: token, index } of xml.matchAll(tokenPattern)) {
    const text = xml.slice(end, index)
    result += isReference && text.trim() !== '' ? text.replace(text.trim(), rename(text.trim(), '')) : text
    const [, prefix = '', name = ''] = tagPattern.exec(token) ?? []
    const isOwn = name !== '' && prefixes.has(prefix)
    result += isOwn ? token.replace(attributePattern, renameAttribute) : token
    isReference = isOwn && referenceElement.test(name)
    end = index + token.length
  }
  return result + xml.slice(end)
}

/** XML whose ids the parser accepts. */
export interface ReadableProcess {
  readonly xml: string
  /** Returns the id that the parser knows an element by. */
  toReadableId(id: string): string
  /** Puts the original ids back into XML that was edited. */
  restore(xml: string): string
}

function listIds(xml: string): readonly string[] {
  const ids: string[] = []
  mapIds(xml, (id, attribute) => {
    if (attribute === 'id') ids.push(id)
    return id
  })
  return ids
}

/** Replaces ids that the parser would reject together with their elements, e.g. `部门审批`. */
export function toReadableProcess(xml: string): ReadableProcess {
  const ids = listIds(xml)
  const used = new Set(ids)
  const names = new Map<string, string>()
  for (const id of ids)
    if (!idPattern.test(id) && !names.has(id)) {
      let number = names.size + 1
      while (used.has(`id_${number}`)) number += 1
      used.add(`id_${number}`)
      names.set(id, `id_${number}`)
    }
  const originals = new Map([...names].map(([id, name]) => [name, id]))
  const toReadableId = (id: string) => names.get(id) ?? id
  if (names.size === 0) return { xml, toReadableId, restore: (edited) => edited }
  return {
    xml: mapIds(xml, toReadableId),
    toReadableId,
    restore: (edited) => mapIds(edited, (id) => originals.get(id) ?? id),
  }
}
