// renders the reference of the kit as a page of the site, in one language
const words = {
  zh: {
    title: 'kit 参考',
    intro: [
      '`@jwsk/kit` 导出的一切：字段种类、声明的键、操作、插槽、组件、hook 与函数。本页由类型与文档注释生成；写法的讲解见[写一个页面](../guide/screen.md)。',
      '选项的说明来自文档注释，是英文。示例取自示例插件与可编译的源码；`npm start` 之后，示例在菜单「示例」里运行。',
    ],
    groups: {
      kinds: '字段种类',
      keys: '声明的键',
      actions: '操作',
      slots: '插槽',
      components: '组件',
      hooks: 'Hook',
      functions: '函数',
      types: '类型',
    },
    columns: ['名称', '类型', '默认', '说明'],
    required: '必填',
    attributes: '另外接受其元素的属性。',
    source: '源码',
    runs: '在示例中运行',
    summary: ['组', '内容'],
  },
  en: {
    title: 'Kit reference',
    intro: [
      'Everything that `@jwsk/kit` exports: field kinds, keys of a declaration, actions, slots, components, hooks and functions. This page is generated from types and docstrings; [a screen](../guide/screen.md) explains how to write one.',
      'Examples are from the gallery and from compiled sources; after `npm start`, those of the gallery run in the menu group “Gallery”.',
    ],
    groups: {
      kinds: 'Field kinds',
      keys: 'Keys of a declaration',
      actions: 'Actions',
      slots: 'Slots',
      components: 'Components',
      hooks: 'Hooks',
      functions: 'Functions',
      types: 'Types',
    },
    columns: ['name', 'type', 'default', 'description'],
    required: 'required',
    attributes: 'It also accepts the attributes of its element.',
    source: 'source',
    runs: 'runs in the gallery',
    summary: ['group', 'entries'],
  },
}

/** Address of the console that `npm start` opens. */
const consoleUrl = 'http://127.0.0.1:5173'

const maxTypeLength = 160
const shorten = (text) => (text.length > maxTypeLength ? `${text.slice(0, maxTypeLength)}…` : text)
// a backslash keeps a bar of a table in its cell, in code too
const toCell = (text) => text.replaceAll('|', '\\|')
const renderCode = (text) => `\`${toCell(shorten(text))}\``

/** Escapes markup outside of inline code. */
const renderText = (text = '') =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;')))
    .join('')

const renderFence = (code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``

function renderRows(rows, language) {
  if (rows.length === 0) return undefined
  const { columns, required } = words[language]
  const unset = { true: '', false: required }
  const lines = rows.map(({ name, type, optional, doc, default: value }) => {
    const defaultText = value ? toCell(renderText(value)) : unset[String(optional)]
    return `| \`${name}\` | ${renderCode(type)} | ${defaultText} | ${toCell(renderText(doc))} |`
  })
  return [`| ${columns.join(' | ')} |`, '|---|---|---|---|', ...lines].join('\n')
}

const toAnchor = (group, name) => `${group}-${name}`.replaceAll('.', '-')

/** Renders one entry under its heading. */
function renderEntry({ group, entry, language }) {
  const { attributes, source, runs } = words[language]
  const { name, doc, rows = [], acceptsAttributes, signature, code, example, uses = [] } = entry
  const links = uses.map(
    ({ file, screen }) => `[${screen}](${consoleUrl}${screen})（[${source}](${language === 'en' ? '../' : ''}../../${file})）`,
  )
  const linkLine = links.length > 0 ? `${runs}: ${links.join(', ')}` : undefined
  const parts = [
    `### \`${name}\` {#${toAnchor(group, name)}}`,
    renderText(doc),
    signature && renderFence(signature),
    code && renderFence(code),
    renderRows(rows, language),
    acceptsAttributes ? attributes : undefined,
    example && renderFence(example),
    language === 'en' ? linkLine?.replaceAll('（', ' (').replaceAll('）', ')') : linkLine?.replace(': ', '：').replaceAll(', ', '、'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Renders the page: groups with their entries, and a table that leads to each. */
export function renderPage(groups, language) {
  const { title, intro, groups: titles, summary } = words[language]
  const index = groups.map(({ name, entries }) => {
    const links = entries.map((entry) => `[\`${entry.name}\`](#${toAnchor(name, entry.name)})`)
    return `| ${titles[name]} | ${links.join(' ')} |`
  })
  const sections = groups.map(({ name, entries }) =>
    [`## ${titles[name]}`, ...entries.map((entry) => renderEntry({ group: name, entry, language }))].join('\n\n'),
  )
  const head = [
    '---\noutline: 2\npageClass: option-tables\n---',
    `# ${title}`,
    ...intro,
    [`| ${summary.join(' | ')} |`, '|---|---|', ...index].join('\n'),
  ]
  return `${[...head, ...sections].join('\n\n')}\n`
}
