// configuration of the documentation site; `npm run docs` builds it together with the API reference
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

const labelsByLanguage = {
  zh: { guide: '指南', reference: '参考（英文）', decisions: '决策记录（英文）', api: 'API', operations: '操作一览', kit: 'kit 参考' },
  en: { guide: 'Guide', reference: 'Reference', decisions: 'Decisions', api: 'API', operations: 'Operations', kit: 'Kit reference' },
}

/** Creates a link to a TypeDoc page, which is not part of the site, so the router must ignore it. */
const createExternalLink = (text, link) => ({ text, link, target: '_self' })

function createNavigation(language, prefix) {
  const labels = labelsByLanguage[language]
  const referenceItems = [
    { text: labels.kit, link: `${prefix}/reference/kit-api` },
    ...reference.map(({ name, title }) => ({ text: title, link: `${prefix}/reference/${name}` })),
  ]
  return {
    nav: [
      { text: labels.guide, link: `${prefix}/guide/first-call`, activeMatch: '/guide/' },
      { text: labels.reference, link: `${prefix}/reference/sdk`, activeMatch: '/(reference|decisions)/' },
      createExternalLink(labels.api, '/api/index.html'),
      createExternalLink(labels.operations, '/api/operations.html'),
    ],
    sidebar: {
      [`${prefix}/guide/`]: guide.map(({ title, pages }) => ({
        text: title[language],
        items: pages.map((page) => ({ text: page[language], link: `${prefix}/guide/${page.name}` })),
      })),
      [`${prefix}/`]: [
        { text: labels.reference, items: referenceItems },
        { text: labels.decisions, items: decisions.map(({ name, title }) => ({ text: title, link: `${prefix}/decisions/${name}` })) },
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

/** CSS rules in addition to the theme's. */
const style = [
  ':root { --vp-code-font-size: 0.85em }',
  // wide enough next to the outline for a line of code
  '@media (min-width: 1440px) { .VPDoc.has-aside .content-container.content-container { max-width: 800px } }',
  // a description of an option stays readable on a phone, where its table scrolls
  '.option-tables .vp-doc td:nth-child(4) { min-width: 14rem }',
  // the output of a program is attached to its code block
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
    // code block of the security policy in the console's README
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
