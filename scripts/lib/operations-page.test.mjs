import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createOperationIndex } from './contract-files.mjs'
import { renderOperationsPage } from './operations-page.mjs'

test('one self-contained page lists every call, with bilingual search', async () => {
  const index = await createOperationIndex()
  const html = renderOperationsPage(index)
  expect(html).not.toMatch(/\b(src|href)=|https?:\/\//)
  const { window } = new JSDOM(html, { runScripts: 'dangerously' })
  const { document } = window
  const getVisibleRows = () => [...document.querySelectorAll('tbody tr')].filter((row) => !row.hidden)
  const search = (words) => {
    document.querySelector('input').value = words
    document.querySelector('input').dispatchEvent(new window.Event('input'))
    return getVisibleRows().map((row) => row.cells[0].textContent)
  }
  expect(getVisibleRows()).toHaveLength(index.length)
  expect(search('tenant package: page')).toEqual(['tenantPackage.page'])
  expect(search('产品包 删除')).toContain('tenantPackage.remove')
  expect(search('POST tour_guide_add')).toEqual(['tourGuide.submit'])
  expect(search('nothing like it')).toEqual([])
  expect(document.querySelector('output').textContent).toBe(`0 / ${index.length}`)
  window.close()
})

test('text of a contract is escaped', () => {
  const call = { key: 'a.b', service: 's', method: 'GET', path: '/a', permission: [], summary: { 'zh-cn': '<b>', en: '"&' } }
  expect(renderOperationsPage([call])).toContain('&lt;b&gt;<br><span lang="en">&quot;&amp;')
})
