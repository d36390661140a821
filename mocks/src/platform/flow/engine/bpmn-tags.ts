import { getOwn } from '@jwsk/sdk'

/** Start tag of an XML file. */
export interface Tag {
  /** Namespace prefix; `''` without one. */
  readonly prefix: string
  /** Local name. */
  readonly name: string
  /** Values by local name. */
  readonly attributes: Readonly<Record<string, string>>
  /** Text between this tag and the next, decoded. */
  readonly text: string
  readonly parent: Tag | undefined
}

const tagPattern =
  /<(\/?)(?:([\w-]+):)?([A-Za-z]\w*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>([^<]*(?:<!\[CDATA\[[\s\S]*?\]\]>)?)/g
const attributePattern = /(?:[\w-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

const decodeEntity = (entity: string) => {
  if (entity.startsWith('#x')) return fromCode(Number.parseInt(entity.slice(2), 16))
  return entity.startsWith('#') ? fromCode(Number(entity.slice(1))) : (getOwn(entities, entity) ?? '')
}

const decode = (text: string) => text.replace(/&(lt|gt|amp|quot|apos|#\d+|#x[\dA-Fa-f]+);/g, (_, entity: string) => decodeEntity(entity))

const toPlainText = (text: string) => {
  const data = /^([\s\S]*?)<!\[CDATA\[([\s\S]*?)\]\]>/.exec(text)
  return (data ? `${decode(data[1] ?? '')}${data[2] ?? ''}` : decode(text)).trim()
}

const parseAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(attributePattern)].map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]))

/** Parses the tags of an XML file in document order; comments are skipped. */
export function parseTags(xml: string): readonly Tag[] {
  const tags: Tag[] = []
  let parent: Tag | undefined
  for (const [, closing, prefix = '', name = '', attributes = '', empty, text = ''] of xml
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(tagPattern)) {
    if (closing) {
      let opened = parent
      while (opened && opened.name !== name) opened = opened.parent
      if (opened) parent = opened.parent
      continue
    }
    const tag = { prefix, name, attributes: parseAttributes(attributes), text: toPlainText(text), parent }
    tags.push(tag)
    if (!empty) parent = tag
  }
  return tags
}

/** Returns the prefixes that a file declares for a namespace. */
export const findPrefixes = (xml: string, namespace: string): readonly string[] =>
  [...xml.matchAll(/xmlns:([\w-]+)\s*=\s*["']([^"']*)["']/g)].filter(([, , uri]) => uri === namespace).map(([, prefix = '']) => prefix)
