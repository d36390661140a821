/** What the placeholder of a verification says; no production build holds it. */
const texts = {
  verification: {
    title: '人机验证',
    hint: '占位对话框：只出现在开发环境中，正确的验证码写在 config.json 里。',
    code: '验证码',
    empty: '验证码不能为空',
    wrong: '验证码不正确',
    submit: '确定',
  },
}

export default texts
