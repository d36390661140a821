import type { World } from '../../engine/world/world'
import { addWordsTable, type ProductRow, productTable } from './product-table'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const fields = ['productName', 'subTitle', 'keywords'] as const
const weights: Readonly<Record<(typeof fields)[number], number>> = { productName: 5, keywords: 3, subTitle: 1 }

/** Returns the words to search for: the query without stop words, plus synonyms. */
export function getSearchWords(world: World, keyword: string): string[] {
  const rules = world
    .table(addWordsTable)
    .all()
    .filter((row) => row.status === 1)
  const stops = new Set(rules.filter((row) => row.type === 2).map((row) => row.word))
  const queryWords = keyword
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter((word) => word !== '' && !stops.has(word))
  const synonyms = rules.filter((row) => row.type === 1).map((row) => row.word.toLowerCase().split('='))
  return [...new Set(queryWords.flatMap((word) => [word, ...synonyms.filter((group) => group.includes(word)).flat()]))]
}

/** Highlights every match in the text and escapes the rest. */
export function highlight(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  let marked = ''
  for (let at = 0; at < text.length; ) {
    const word = words.filter((candidate) => lower.startsWith(candidate, at)).sort((left, right) => right.length - left.length)[0]
    marked += word ? `<em>${escapeHtml(text.slice(at, at + word.length))}</em>` : escapeHtml(text.charAt(at))
    at += word?.length ?? 1
  }
  return marked
}

function createHit(row: ProductRow, words: readonly string[]) {
  const found = fields.filter((field) => words.some((word) => (row[field] ?? '').toLowerCase().includes(word)))
  const score = found.reduce(
    (total, field) => total + weights[field] * words.filter((word) => (row[field] ?? '').toLowerCase().includes(word)).length,
    0,
  )
  return { row, score, highlight: Object.fromEntries(found.map((field) => [field, highlight(row[field] ?? '', words)])) }
}

/** Finds products on sale that contain any of the words, sorted by relevance. */
export function searchProducts(world: World, keyword: string) {
  const words = getSearchWords(world, keyword)
  if (words.length === 0) return []
  return world
    .table(productTable)
    .all()
    .filter((row) => row.status === 1)
    .map((row) => createHit(row, words))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || (right.row.sales ?? 0) - (left.row.sales ?? 0))
}
