// parses fenced blocks, tables, figures and links of Markdown
import { posix } from 'node:path'

/** Parses the blocks of a text, in order: language, the word or file name after it, and text without the indent of a list. */
export const parseCodeBlocks = (markdown) =>
  [...markdown.matchAll(/^( *)```(\S+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm)].map(([, indent, language, mark, text]) => ({
    language,
    mark,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))

/** Removes the blocks of a text. */
const stripCodeBlocks = (markdown) => markdown.replaceAll(/^( *)```\S[\s\S]*?^\1```$/gm, '')

/** Returns the inline code outside blocks. */
export const parseInlineCode = (markdown) => [...stripCodeBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)

/** Returns the targets of links and images. */
export const parseLinks = (markdown) => [...stripCodeBlocks(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)

const isFile = (link) => !/^(?:[a-z]+:|\/|#)/.test(link)
/** Converts a link to a path from the root, independent of its page's folder. */
export const resolveLink = (link, page) => (isFile(link) ? posix.join(posix.dirname(page), link) : link)

/** Returns headings, blocks, rows, figures, code and addresses of a page, which must be equal in both languages. */
export function getPageShape(markdown, { page, toAddress = (address) => address }) {
  return {
    headings: [...stripCodeBlocks(markdown).matchAll(/^(#+) /gm)].map(([, level]) => level.length),
    blocks: parseCodeBlocks(markdown),
    included: [...markdown.matchAll(/^(?:<<< |<!--@include: )(\S+?)(?:-->)?$/gm)].map(([, path]) => resolveLink(path, page)),
    rows: [...markdown.matchAll(/^\|.*$/gm)].map(([row]) => row.match(/\d(?:[\d.,]*\d)?/g) ?? []),
    columns: [...markdown.matchAll(/^\|.*$/gm)].map(([row]) => row.replaceAll('\\|', '').split('|').length),
    code: new Set(parseInlineCode(markdown)),
    links: new Set(parseLinks(markdown).map((link) => toAddress(resolveLink(link, page)))),
  }
}
