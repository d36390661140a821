// renders every call of the contracts on one self-contained page
const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

const renderRow = ({ key, service, method, path, permission, summary }) => {
  const [entity] = key.split('.')
  const cells = [
    `<code>${key}</code>`,
    `${escapeHtml(summary['zh-cn'])}<br><span lang="en">${escapeHtml(summary.en)}</span>`,
    `<code>${method} ${escapeHtml(path)}</code>`,
    permission.map((code) => `<code>${escapeHtml(code)}</code>`).join('<br>'),
    `<code>import { ${entity} } from '@jwsk/sdk/${service}'</code>`,
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

const style = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 90rem; padding: 1rem }
input { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box }
div { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8885; padding: .4rem .6rem; text-align: left; vertical-align: top }
td:nth-child(2) { min-width: 14rem }
td:nth-child(-n + 4) code { overflow-wrap: anywhere }
span { opacity: .75 }`

/** Script of the search, which hides rows that lack any word of the query. */
const script = `const rows = [...document.querySelectorAll('tbody tr')]
const texts = rows.map((row) => row.textContent.toLowerCase())
const field = document.querySelector('input')
const shown = document.querySelector('output')
function search() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  rows.forEach((row, index) => {
    row.hidden = !words.every((word) => texts[index].includes(word))
    if (!row.hidden) count += 1
  })
  shown.textContent = count + ' / ' + rows.length
}
field.addEventListener('input', search)
search()`

/** Renders the page as one HTML file; without JavaScript it lists all calls. */
export const renderOperationsPage = (index) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@jwsk/sdk: 全部调用 · all operations</title>
<style>${style}</style>
</head>
<body>
<h1>全部调用 · All operations</h1>
<p><label>搜索 · Search<input type="search" autofocus placeholder="tenant package page"></label> <output></output></p>
<div><table>
<thead><tr><th>名称 · Name</th><th>说明 · Summary</th><th>请求 · Request</th><th>权限 · Permission</th><th>引入 · Import</th></tr></thead>
<tbody>
${index.map(renderRow).join('\n')}
</tbody>
</table></div>
<script>${script}</script>
</body>
</html>
`
