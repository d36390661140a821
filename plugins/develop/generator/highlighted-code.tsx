import java from 'highlight.js/lib/languages/java'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const lowlight = createLowlight({ java, json, markdown, sql, typescript, xml, yaml })

const languages: ReadonlyMap<string, string> = new Map([
  ['java', 'java'],
  ['json', 'json'],
  ['md', 'markdown'],
  ['sql', 'sql'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['xml', 'xml'],
  ['yaml', 'yaml'],
])

const tones: ReadonlyMap<string, string> = new Map([
  ['hljs-comment', 'text-color-secondary'],
  ['hljs-keyword', 'text-primary'],
  ['hljs-tag', 'text-primary'],
  ['hljs-section', 'text-primary'],
  ['hljs-string', 'text-green-500'],
  ['hljs-regexp', 'text-green-500'],
  ['hljs-code', 'text-green-500'],
  ['hljs-number', 'text-orange-500'],
  ['hljs-literal', 'text-orange-500'],
  ['hljs-meta', 'text-orange-500'],
  ['hljs-attr', 'text-blue-500'],
  ['hljs-attribute', 'text-blue-500'],
  ['hljs-title', 'text-blue-500'],
  ['hljs-type', 'text-blue-500'],
  ['hljs-built_in', 'text-blue-500'],
])

type Root = ReturnType<typeof lowlight.highlight>
type Part = Root['children'][number]

const renderPart = (part: Part): ReactNode => {
  if (part.type === 'text') return part.value
  if (part.type !== 'element') return null
  const names = part.properties.className
  const scope = Array.isArray(names) ? String(names[0]) : ''
  return <span className={tones.get(scope)}>{renderParts(part.children)}</span>
}

const renderParts = (parts: readonly Part[]): ReactNode => createElement(Fragment, null, ...parts.map(renderPart))

interface HighlightedCodeProps {
  readonly path: string
  readonly text: string
}

/** Source code with syntax highlighting, rendered as elements and never as markup. */
export default function HighlightedCode({ path, text }: HighlightedCodeProps) {
  const language = languages.get(path.split('.').at(-1) ?? '')
  return useMemo(() => (language === undefined ? text : renderParts(lowlight.highlight(language, text).children)), [language, text])
}
