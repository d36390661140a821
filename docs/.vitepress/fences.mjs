// label in the corner of a code block: the file name, or that it is the output of a program
const printed = { zh: '输出', en: 'output' }

const getFenceLabel = ({ info }, { relativePath = '' }) => {
  const [, mark = ''] = info.trim().split(/\s+/)
  if (mark === 'output') return printed[relativePath.startsWith('en/') ? 'en' : 'zh']
  return mark.includes('.') ? mark : undefined
}

/** Adds a markdown-it rule that shows the label instead of the language. */
export function fenceLabels(markdown) {
  const { fence } = markdown.renderer.rules
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const label = getFenceLabel(tokens[index], rest[1])
    const html = fence(tokens, index, ...rest)
    return label === undefined ? html : html.replace(/(?<=<span class="lang">)[^<]*/, markdown.utils.escapeHtml(label))
  }
}
