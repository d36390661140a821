// local search in two languages
/**
 * Splits a text into words. Chinese has no spaces, so a run of characters is split into pairs: 登录页 becomes 登录 and 录页.
 * It is sent to the browser as source text, so it must not use anything else of this file.
 */
function tokenize(text) {
  const words = []
  for (const [word] of text.matchAll(/\p{Script=Han}+|[\p{L}\p{N}_$]+?(?=\p{Script=Han}|[^\p{L}\p{N}_$]|$)/gu)) {
    if (!/\p{Script=Han}/u.test(word)) words.push(word)
    else if (word.length === 1) words.push(word)
    else for (let at = 0; at < word.length - 1; at++) words.push(word.slice(at, at + 2))
  }
  return words
}

const chinese = {
  button: { buttonText: '搜索', buttonAriaLabel: '搜索文档' },
  modal: {
    displayDetails: '显示详情',
    resetButtonTitle: '清空',
    backButtonTitle: '关闭',
    noResultsText: '没有结果：',
    footer: {
      selectText: '打开',
      selectKeyAriaLabel: '回车',
      navigateText: '移动',
      navigateUpKeyAriaLabel: '上',
      navigateDownKeyAriaLabel: '下',
      closeText: '关闭',
      closeKeyAriaLabel: 'Esc',
    },
  },
}

export const search = {
  provider: 'local',
  options: {
    miniSearch: { options: { tokenize: tokenize } },
    locales: { root: { translations: chinese } },
  },
}
