// the documentation site; `npm run docs` builds it, with the API reference beside it
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { fenceLabels } from './fences.mjs'
import { siteLinkRule } from './links.mjs'
import { guide, reference } from './pages.mjs'
import { search } from './search.mjs'

const decisions = readdirSync(new URL('../decisions/', import.meta.url)).map((file) => ({
  name: file.slice(0, -'.md'.length),
  title: /^# (.+)$/m.exec(readFileSync(new URL(`../decisions/${file}`, import.meta.url), 'utf8'))?.[1],
}))

const words = {
  zh: { guide: '指南', reference: '参考（英文）', decisions: '决策记录（英文）', api: 'API', operations: '操作一览' },
  en: { guide: 'Guide', reference: 'Reference', decisions: 'Decisions', api: 'API', operations: 'Operations' },
}

/** of files that typedoc made: no page of the site, so the router keeps off */
const resolveBeside = (text, link) => ({ text, link, target: '_self' })

function createNavigation(language, prefix) {
  const say = words[language]
  const referenceItems = reference.map(({ name, title }) => ({ text: title, link: `${prefix}/reference/${name}` }))
  return {
    nav: [
      { text: say.guide, link: `${prefix}/guide/first-call`, activeMatch: '/guide/' },
      { text: say.reference, link: `${prefix}/reference/sdk`, activeMatch: '/(reference|decisions)/' },
      resolveBeside(say.api, '/api/index.html'),
      resolveBeside(say.operations, '/api/operations.html'),
    ],
    sidebar: {
      [`${prefix}/guide/`]: guide.map(({ title, pages }) => ({
        text: title[language],
        items: pages.map((page) => ({ text: page[language], link: `${prefix}/guide/${page.name}` })),
      })),
      [`${prefix}/`]: [
        { text: say.reference, items: referenceItems },
        { text: say.decisions, items: decisions.map(({ name, title }) => ({ text: title, link: `${prefix}/decisions/${name}` })) },
      ],
    },
  }
}

const chinese = {
  outline: { label: '本页目录' },
  docFooter: { prev: '上一页', next: '下一页' },
  darkModeSwitchLabel: '外观',
  lightModeSwitchTitle: '切换到浅色',
  darkModeSwitchTitle: '切换到深色',
  sidebarMenuLabel: '目录',
  returnToTopLabel: '回到顶部',
  langMenuLabel: '语言',
  skipToContentLabel: '跳到正文',
  notFound: { title: '没有这一页', quote: '地址可能写错了，或者页面已经搬走。', linkText: '回到首页', linkLabel: '回到首页' },
}

/** the few rules beyond the theme's own */
const style = [
  ':root { --vp-code-font-size: 0.85em }',
  // beside the outline there is room for a line of code
  '@media (min-width: 1440px) { .VPDoc.has-aside .content-container.content-container { max-width: 800px } }',
  // what a program prints belongs to it
  '.vp-doc div[class*="language-"] + div.language-text { margin-top: -16px; border-top: 1px solid var(--vp-c-divider); border-top-left-radius: 0; border-top-right-radius: 0 }',
]

export default defineConfig({
  title: 'jwsk',
  cleanUrls: false,
  outDir: 'dist',
  cacheDir: '../node_modules/.cache/vitepress',
  srcExclude: ['spec/**', 'public/**'],
  ignoreDeadLinks: [/^\/api\//],
  head: [['style', {}, style.join('\n')]],
  markdown: {
    // of the security policy that the console's README shows
    languageAlias: { policy: 'txt' },
    config(markdown) {
      siteLinkRule(markdown)
      fenceLabels(markdown)
    },
  },
  locales: {
    root: {
      label: '简体中文',
      lang: 'zh-CN',
      description: 'jwsk 平台的 SDK 与控制台',
      themeConfig: { ...createNavigation('zh', ''), ...chinese },
    },
    en: { label: 'English', lang: 'en', description: 'SDK and console of the jwsk platform', themeConfig: createNavigation('en', '/en') },
  },
  themeConfig: { search, outline: { level: [2, 3] } },
})
